export { Panes, type Pane, type PaneState } from './panes.tsx'
