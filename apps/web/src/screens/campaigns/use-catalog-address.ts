import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router'
import { inAddress, readWanted, type Wanted } from './wanted.rules.ts'

export interface CatalogAddress {
  wanted: Wanted
  /** Another wish leads back to the first page. */
  want: (part: Partial<Wanted>) => void
  turn: (page: number) => void
}

/** What is looked for, as the address says it: a link, and the way back, lead to the same. */
export function useCatalogAddress(): CatalogAddress {
  const [params, setParams] = useSearchParams()
  const change = (part: Partial<Wanted>, preventScrollReset: boolean) => {
    // Asked anew: a search that waited for a pause in typing knows only the address before it.
    const now = new URLSearchParams(location.search)
    const wanted = { ...readWanted((name) => now.get(name)), ...part }
    // At once: a box that is ticked stays unticked for no moment.
    setParams(inAddress(wanted), { replace: true, preventScrollReset, flushSync: true })
  }
  return {
    wanted: readWanted((name) => params.get(name)),
    want: (part) => change({ page: 0, ...part }, true),
    turn: (page) => change({ page }, false),
  }
}

/** Another text for each time that somebody comes to an address by a link or by going back. */
export function useVisit(): string {
  const { key } = useLocation()
  const isOwnChange = useNavigationType() === NavigationType.Replace
  const [visit, setVisit] = useState(key)
  if (!isOwnChange && key !== visit) setVisit(key)
  return visit
}
