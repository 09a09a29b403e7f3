import { useState } from 'react'
import type { GridPageState } from './use-grid-page.ts'

export interface WantedState<Wanted> {
  wanted: Wanted
  /** Another wish leads back to the first page: the page shown now may not exist any more. */
  want: (part: Partial<Wanted>) => void
}

/** What a list is searched for and narrowed to. */
export function useWanted<Wanted extends object>(
  { restart }: Pick<GridPageState, 'restart'>,
  initial: Wanted,
): WantedState<Wanted> {
  const [wanted, setWanted] = useState(initial)
  const want = (part: Partial<Wanted>) => {
    restart()
    setWanted((now) => ({ ...now, ...part }))
  }
  return { wanted, want }
}
