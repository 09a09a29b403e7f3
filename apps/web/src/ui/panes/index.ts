export { Panes } from './panes.tsx'
export type { Pane, PaneState } from './pane.ts'
export { StateMark } from './state-mark.tsx'
