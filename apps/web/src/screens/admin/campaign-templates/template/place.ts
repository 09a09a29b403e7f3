import { createContext, useContext, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { TemplateValues } from '../../../../widgets/templates/index.ts'
import { fieldOf, paneOf, type PaneId } from './problems.rules.ts'
import { placeOfCreative } from './step-creatives.rules.ts'

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
  /** Goes to a field, wherever it is. */
  show: (field: string) => void
  /** Remembers the field that one leaves from, and comes back to. */
  leaveFrom: (field: string) => Place
  choosePane: (pane: PaneId, isTop?: boolean) => void
  isOpen: (item: string) => boolean
  /** Opens an item, or closes it again. */
  toggle: (item: string) => void
}

const START: Place = { pane: 'basics', item: '' }

/** The field in its pane, with what it lies in. */
const placeOf = (field: string, values: TemplateValues): Place => ({
  pane: paneOf(field),
  item: placeOfCreative(field, values),
  field,
})

/** What a link to a template may carry: a place, or the path of a problem. */
type Arrival = Place | { problemAt: string } | null

const placeIn = (arrival: Arrival, values: TemplateValues): Place | undefined =>
  arrival && 'problemAt' in arrival
    ? placeOf(fieldOf(arrival.problemAt, values), values)
    : (arrival ?? undefined)

/** Where the form is: where it was left, else where a link led to; a link that is followed later leads on. */
export function usePlaceState(left: Place | undefined, values: () => TemplateValues): PlaceState {
  const { state, key } = useLocation()
  const arrived = () => placeIn(state as Arrival, values())
  const [followed, setFollowed] = useState(key)
  const [place, setPlace] = useState(() => left ?? arrived() ?? START)
  if (followed !== key) {
    setFollowed(key)
    setPlace(arrived() ?? place)
  }
  return useMemo(() => {
    const isOpen = (item: string) => `${place.item}.`.startsWith(`${item}.`)
    return {
      place,
      show: (field) => setPlace(placeOf(field, values())),
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
  }, [place, values])
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
