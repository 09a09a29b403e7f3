import { addDays, type CalendarDate } from '@marquee/rules/calendar'
import { CAMPAIGN_STATUSES, type CampaignStatus } from '@marquee/rules/campaigns'
import { CATEGORIES, type Category } from '@marquee/rules/templates'
import type { ListAddress } from '../../../widgets/list-preferences/index.ts'

export const MAILED = ['soon', 'later', 'past'] as const

export type Mailed = (typeof MAILED)[number]

/** The filters of the list. They stand in the address, so that a link leads to the same campaigns. */
export interface CampaignFilters {
  text: string
  status: CampaignStatus | undefined
  category: Category | undefined
  mailed: Mailed | undefined
  isFavorite: boolean
  isMine: boolean
  /** The metro campaign of which the dealers' parts are looked for. */
  of: number | undefined
}

const MOST_OF_TEXT = 80
const ON = '1'

/** Reads an address; what it does not understand, it leaves out. */
export function readFilters(valueOf: (name: string) => string | null): CampaignFilters {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === valueOf(name))
  return {
    text: (valueOf('q') ?? '').trim().slice(0, MOST_OF_TEXT),
    status: oneOf('status', CAMPAIGN_STATUSES),
    category: oneOf('category', CATEGORIES),
    mailed: oneOf('mailed', MAILED),
    isFavorite: valueOf('favorites') === ON,
    isMine: valueOf('mine') === ON,
    of: keyIn(valueOf('of')),
  }
}

const keyIn = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** What stands in the address; what is as usual is not mentioned. */
export function inAddress(filters: CampaignFilters): Record<string, string> {
  const { text, status, category, mailed, isFavorite, isMine, of } = filters
  return {
    ...(text && { q: text }),
    ...(status && { status }),
    ...(category && { category }),
    ...(mailed && { mailed }),
    ...(isFavorite && { favorites: ON }),
    ...(isMine && { mine: ON }),
    ...(of && { of: String(of) }),
  }
}

/** The columns by which the list can be put in order. Without an order the favorites come first. */
const SORTABLE = ['name', 'status', 'deploymentDate', 'updatedAt'] as const

export type CampaignColumn = (typeof SORTABLE)[number]

export const campaignsAddress: ListAddress<CampaignFilters, CampaignColumn> = {
  list: 'campaigns',
  read: readFilters,
  write: inAddress,
  sortable: SORTABLE,
  usualSort: [],
}

export const isNarrowed = (filters: CampaignFilters): boolean =>
  Object.keys(inAddress(filters)).length > 0

/** The same filters as the criteria of the server's search. */
export function criteriaOf(filters: CampaignFilters, today: CalendarDate) {
  const { text, status, category, mailed, isFavorite, isMine, of } = filters
  return {
    ...(text && { text }),
    ...(status && { statuses: [status] }),
    ...(category && { categories: [category] }),
    ...(mailed && windowOf(mailed, today)),
    ...(isFavorite && { isFavorite: true as const }),
    ...(isMine && { isMine: true as const }),
    ...(of && { parentCampaignKey: of }),
    // A favorite is found wherever it stands.
    ...(!of && !isFavorite && { isWhole: true as const }),
  }
}

const DAYS = { soon: 30, later: 90 } as const

const windowOf = (mailed: Mailed, today: CalendarDate) =>
  mailed === 'past'
    ? { mailedUntil: today }
    : { mailedFrom: today, mailedUntil: addDays(today, DAYS[mailed]) }
