export { Panes, type Pane, type PaneState } from './panes.tsx'
export { StateMark } from './state-mark.tsx'
