import { compareDates, type CalendarDate } from '@marquee/rules/calendar'
import {
  channelsOf,
  FULFILLMENT_CHANNELS,
  type ChannelOption,
  type FulfillmentChannel,
} from '@marquee/rules/channels'
import { CATEGORIES, offeredOptions, type Category } from '@marquee/rules/templates'
import { lastDayOf, standingOf, type Startable } from './template-facts.rules.ts'

export const ORDERS = ['name', 'newest', 'closing'] as const

type Order = (typeof ORDERS)[number]

/** The filters of the catalog. They stand in the address, so that a link leads to the same templates. */
export interface CatalogFilters {
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
export function readFilters(valueOf: (name: string) => string | null): CatalogFilters {
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
export function inAddress(filters: CatalogFilters): Record<string, string> {
  const { text, channel, category, isOpenOnly, withInactive, order, page } = filters
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

export const catalogAddress = { read: readFilters, write: inAddress }

/** Is anything left out because of what was wished for. */
export const isNarrowed = ({ text, channel, category, isOpenOnly }: CatalogFilters): boolean =>
  text !== '' || channel !== undefined || category !== undefined || isOpenOnly

/** The same filters without those that leave something out. */
export const widened = (filters: CatalogFilters): CatalogFilters => ({
  ...filters,
  text: '',
  channel: undefined,
  category: undefined,
  isOpenOnly: false,
  page: 0,
})

interface Listed extends Startable {
  key: number
  name: string
  description: string
  channelOptions: readonly ChannelOption[]
}

type Narrowing = Pick<CatalogFilters, 'text' | 'channel' | 'category' | 'isOpenOnly' | 'order'>

/** The templates that fit the filters, in the chosen order. */
export function shownTemplates<Template extends Listed>(
  templates: readonly Template[],
  filters: Narrowing,
  today: CalendarDate,
): Template[] {
  return templates
    .filter((template) => fits(template, filters, today))
    .sort((a, b) => inOrder[filters.order](a, b, today) || byName(a, b))
}

function fits(template: Listed, filters: Narrowing, today: CalendarDate): boolean {
  const { text, channel, category, isOpenOnly } = filters
  const words = text.toLowerCase().split(/\s+/)
  const said = `${template.name} ${template.description}`.toLowerCase()
  return (
    words.every((word) => said.includes(word)) &&
    (channel === undefined ||
      offeredOptions(template.channelOptions).flatMap(channelsOf).includes(channel)) &&
    (category === undefined || template.category === category) &&
    (!isOpenOnly || standingOf(template, today).is !== 'closed')
  )
}

type Comparing = (a: Listed, b: Listed, today: CalendarDate) => number

const byName = (a: Listed, b: Listed) => a.name.localeCompare(b.name, 'en')

const inOrder: Readonly<Record<Order, Comparing>> = {
  name: byName,
  // Keys are given in the order of creation.
  newest: (a, b) => b.key - a.key,
  closing: (a, b, today) => {
    const first = closingOf(a, today)
    const second = closingOf(b, today)
    return first.rank - second.rank || compareDates(first.day, second.day)
  },
}

const NO_DAY = '' as CalendarDate

/** Soonest first, then what does not close, then what has closed. */
function closingOf(template: Listed, today: CalendarDate): { rank: number; day: CalendarDate } {
  const day = lastDayOf(template)
  if (day === null) return { rank: 1, day: NO_DAY }
  return { rank: compareDates(day, today) < 0 ? 2 : 0, day }
}
