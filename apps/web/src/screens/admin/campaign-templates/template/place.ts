import { createContext, useContext, useMemo, useState } from 'react'
import { paneOf, type PaneId } from './problems.rules.ts'

/** A place in the form: a pane, what is open there, and the field to focus. */
export interface Place {
  pane: PaneId
  /** The path of a step, a creative or a field; what it lies in is open with it. */
  item: string
  field?: string | undefined
  /** Came to the top of the pane from the bottom of another. */
  isTop?: boolean
}

export interface PlaceState {
  place: Place
  /** The panes that were opened. */
  seen: ReadonlySet<PaneId>
  /** Goes to a field, wherever it is. */
  show: (field: string) => void
  /** Remembers the field that one leaves from, and comes back to. */
  leaveFrom: (field: string) => Place
  choosePane: (pane: PaneId, isTop?: boolean) => void
  isOpen: (item: string) => boolean
  /** Opens an item, or closes it again. */
  toggle: (item: string) => void
}

export const START: Place = { pane: 'basics', item: '' }

export function usePlaceState(initial: Place): PlaceState {
  const [place, setPlace] = useState(initial)
  const [seen, setSeen] = useState<ReadonlySet<PaneId>>(new Set([initial.pane]))
  if (!seen.has(place.pane)) setSeen(new Set([...seen, place.pane]))
  return useMemo(() => {
    const isOpen = (item: string) => `${place.item}.`.startsWith(`${item}.`)
    return {
      place,
      seen,
      show: (field) => setPlace({ pane: paneOf(field), item: field, field }),
      leaveFrom: (field) => {
        const left = { ...place, field }
        setPlace(left)
        return left
      },
      choosePane: (pane, isTop = false) => setPlace({ pane, item: '', isTop }),
      isOpen,
      toggle: (item) =>
        setPlace(({ pane }) => ({ pane, item: isOpen(item) ? aboveOf(item) : item })),
    }
  }, [place, seen])
}

/** Without the list and the number in it: 'workflows.0.steps.1' for one of its fields. */
const aboveOf = (item: string) => item.split('.').slice(0, -2).join('.')

const PlaceContext = createContext<PlaceState | undefined>(undefined)

export const PlaceProvider = PlaceContext.Provider

export function usePlace(): PlaceState {
  const state = useContext(PlaceContext)
  if (!state) throw new Error('usePlace needs a PlaceProvider above it.')
  return state
}
