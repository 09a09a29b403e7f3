import { useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router'
import { inAddress, readWanted, type Wanted } from './wanted.rules.ts'

export interface CatalogAddress {
  wanted: Wanted
  /** Another wish leads back to the first page. */
  want: (part: Partial<Wanted>) => void
  turn: (page: number) => void
}

/** What is looked for. The address follows it: a link, and the way back, lead to the same. */
export function useCatalogAddress(): CatalogAddress {
  const [params, setParams] = useSearchParams()
  const [wanted, setWanted] = useState(() => readWanted((name) => params.get(name)))
  const latest = useRef(wanted)
  const change = (part: Partial<Wanted>, preventScrollReset: boolean) => {
    // A search that waited for a pause in typing was asked for before the wishes of meanwhile.
    latest.current = { ...latest.current, ...part }
    const next = latest.current
    // The address takes its time; a box that was ticked is seen to be so at once.
    setWanted(next)
    setParams(inAddress(next), { replace: true, preventScrollReset })
  }
  return {
    wanted,
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
