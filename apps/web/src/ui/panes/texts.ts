import type { PaneState } from './pane.ts'

export const stateNames: Readonly<Record<PaneState, string>> = {
  complete: 'Complete',
  todo: 'To do',
  problems: 'Has problems',
}

export const panesTexts = { choose: 'Part' } as const
