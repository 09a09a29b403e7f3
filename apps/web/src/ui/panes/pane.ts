export type PaneState = 'complete' | 'todo' | 'problems'

export interface Pane<Id extends string = string> {
  id: Id
  name: string
  /** None where there is nothing to complete. */
  state?: PaneState
}

export interface PanesProps<Id extends string> {
  /** What the parts are parts of, for those who hear the page. */
  label: string
  panes: readonly Pane<Id>[]
  current: Id
  onChoose: (id: Id) => void
}
