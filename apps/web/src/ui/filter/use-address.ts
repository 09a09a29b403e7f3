import { useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router'

/** How filters stand in an address; what is as usual is not mentioned, what is not understood is left out. */
export interface FiltersAddress<Filters> {
  read: (valueOf: (name: string) => string | null) => Filters
  write: (filters: Filters) => Record<string, string>
}

/** From nought. */
interface Paged {
  page: number
}

export interface AddressedFilters<Filters> {
  filters: Filters
  /** Another wish leads back to the first page. */
  setFilters: (part: Partial<Filters>) => void
  turn: (page: number) => void
}

/** What is looked for. The address follows it: a link, and the way back, lead to the same. */
export function useFiltersAddress<Filters extends Paged>({
  read,
  write,
}: FiltersAddress<Filters>): AddressedFilters<Filters> {
  const [params, setParams] = useSearchParams()
  const [filters, replaceFilters] = useState(() => read((name) => params.get(name)))
  const latest = useRef(filters)
  const change = (next: Filters, preventScrollReset: boolean) => {
    latest.current = next
    // The address takes its time; a box that was ticked is seen to be so at once.
    replaceFilters(next)
    setParams(write(next), { replace: true, preventScrollReset })
  }
  return {
    filters,
    // A debounced search arrives after other filters may have changed: it builds on the latest ones.
    setFilters: (part) => change({ ...latest.current, page: 0, ...part }, true),
    turn: (page) => change({ ...latest.current, page }, false),
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
