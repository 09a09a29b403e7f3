import { FULFILLMENT_CHANNELS, type FulfillmentChannel } from '@marquee/rules/channels'
import { CATEGORIES, type Category } from '@marquee/rules/templates'

export const ORDERS = ['name', 'newest', 'closing'] as const

export type Order = (typeof ORDERS)[number]

/** What somebody looks for in the catalog. It stands in the address, so that a link leads to the same. */
export interface Wanted {
  text: string
  channel: FulfillmentChannel | undefined
  category: Category | undefined
  isOpenOnly: boolean
  /** For authors. */
  withInactive: boolean
  order: Order
  /** From nought. */
  page: number
}

const MOST_OF_TEXT = 80
const ON = '1'

/** Reads an address; what it does not understand, it leaves out. */
export function readWanted(valueOf: (name: string) => string | null): Wanted {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === valueOf(name))
  const page = Number(valueOf('page') ?? 1)
  return {
    text: (valueOf('q') ?? '').trim().slice(0, MOST_OF_TEXT),
    channel: oneOf('channel', FULFILLMENT_CHANNELS),
    category: oneOf('category', CATEGORIES),
    isOpenOnly: valueOf('open') === ON,
    withInactive: valueOf('inactive') === ON,
    order: oneOf('sort', ORDERS) ?? 'name',
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
  }
}

/** What stands in the address; what is as usual is not mentioned. */
export function inAddress(wanted: Wanted): Record<string, string> {
  const { text, channel, category, isOpenOnly, withInactive, order, page } = wanted
  return {
    ...(text && { q: text }),
    ...(channel && { channel }),
    ...(category && { category }),
    ...(isOpenOnly && { open: ON }),
    ...(withInactive && { inactive: ON }),
    ...(order !== 'name' && { sort: order }),
    ...(page > 0 && { page: String(page + 1) }),
  }
}

/** Is anything left out because of what was wished for. */
export const isNarrowed = ({ text, channel, category, isOpenOnly }: Wanted): boolean =>
  text !== '' || channel !== undefined || category !== undefined || isOpenOnly

/** The same without whatever leaves something out. */
export const widened = (wanted: Wanted): Wanted => ({
  ...wanted,
  text: '',
  channel: undefined,
  category: undefined,
  isOpenOnly: false,
  page: 0,
})
