import { WAITING_KINDS, type WaitingKind } from '@marquee/rules/approvals'

export const ORDERS = ['decideBy', 'newest', 'oldest', 'mailDate', 'cost', 'name'] as const

type Order = (typeof ORDERS)[number]

/** What is decided soonest comes first, unless another order is chosen. */
const USUAL: Order = 'decideBy'

const WAITS_ON = ['ME', 'BELOW'] as const

/** The filters of the list. They stand in the address, so that a link leads to the same campaigns. */
export interface WaitingFilters {
  waitsOn: (typeof WAITS_ON)[number]
  text: string
  kind: WaitingKind | undefined
  hierarchyId: string | undefined
  order: Order
  /** From nought. */
  page: number
}

const MOST_OF_TEXT = 80

/** Reads an address; what it does not understand, it leaves out. */
function readFilters(valueOf: (name: string) => string | null): WaitingFilters {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === valueOf(name))
  const page = Number(valueOf('page') ?? 1)
  return {
    waitsOn: oneOf('on', WAITS_ON) ?? 'ME',
    text: (valueOf('q') ?? '').trim().slice(0, MOST_OF_TEXT),
    kind: oneOf('kind', WAITING_KINDS),
    hierarchyId: valueOf('brand') ?? undefined,
    order: oneOf('sort', ORDERS) ?? USUAL,
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
  }
}

/** What stands in the address; what is as usual is not mentioned. */
function inAddress(filters: WaitingFilters): Record<string, string> {
  const { waitsOn, text, kind, hierarchyId, order, page } = filters
  return {
    ...(waitsOn !== 'ME' && { on: waitsOn }),
    ...(text && { q: text }),
    ...(kind && { kind }),
    ...(hierarchyId && { brand: hierarchyId }),
    ...(order !== USUAL && { sort: order }),
    ...(page > 0 && { page: String(page + 1) }),
  }
}

export const waitingAddress = { read: readFilters, write: inAddress }

/** As the server puts them in order. */
export const SORTS = {
  decideBy: { id: 'decideBy', direction: 'ASCENDING' },
  newest: { id: 'waitingSince', direction: 'DESCENDING' },
  oldest: { id: 'waitingSince', direction: 'ASCENDING' },
  mailDate: { id: 'mailDate', direction: 'ASCENDING' },
  cost: { id: 'estimatedCost', direction: 'DESCENDING' },
  name: { id: 'name', direction: 'ASCENDING' },
} as const satisfies Record<Order, object>
