import { useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router'
import { inAddress, readFilters, type CatalogFilters } from './catalog.rules.ts'

export interface CatalogAddress {
  filters: CatalogFilters
  /** Another wish leads back to the first page. */
  setFilters: (part: Partial<CatalogFilters>) => void
  turn: (page: number) => void
}

/** What is looked for. The address follows it: a link, and the way back, lead to the same. */
export function useCatalogAddress(): CatalogAddress {
  const [params, setParams] = useSearchParams()
  const [filters, replaceFilters] = useState(() => readFilters((name) => params.get(name)))
  const latest = useRef(filters)
  const change = (part: Partial<CatalogFilters>, preventScrollReset: boolean) => {
    // A debounced search arrives after other filters may have changed: it builds on the latest ones.
    latest.current = { ...latest.current, ...part }
    const next = latest.current
    // The address takes its time; a box that was ticked is seen to be so at once.
    replaceFilters(next)
    setParams(inAddress(next), { replace: true, preventScrollReset })
  }
  return {
    filters,
    setFilters: (part) => change({ page: 0, ...part }, true),
    turn: (page) => change({ page }, false),
  }
}

/** Changes with each visit by a link or by going back, and not with the page's own changes of its address. */
export function useVisit(): string {
  const { key } = useLocation()
  const isOwnChange = useNavigationType() === NavigationType.Replace
  const [visit, setVisit] = useState(key)
  if (!isOwnChange && key !== visit) setVisit(key)
  return visit
}
