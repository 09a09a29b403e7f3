import type { PaneState } from './panes.tsx'

export const stateNames: Readonly<Record<PaneState, string>> = {
  complete: 'Complete',
  todo: 'To do',
  problems: 'Has problems',
}

export const panesTexts = { choose: 'Part' } as const
