import { accessTexts } from '@marquee/rules/access'
import { marketGroupReasons, MOST_OF_GROUP_NAME } from '@marquee/rules/market-groups'
import { MARKET_STATUSES } from '@marquee/rules/markets'
import { z } from 'zod'
import { abilityOf, HierarchyId, Key, selection, shortText } from '../operation/index.ts'

export const MarketGroupAbility = abilityOf({ ...accessTexts, ...marketGroupReasons })

/** As decided for all lists of keys. */
const MOST_KEYS = 500

export const GroupUser = z.strictObject({ key: Key, name: z.string() })

export const MarketGroup = z.strictObject({
  key: Key,
  marketGroupKey: Key.describe('The same as key'),
  name: z.string(),
  hierarchyId: HierarchyId,
  metroMarketKey: Key.describe('The market to which campaigns of the whole group belong'),
  marketCount: z.int().describe("How many of its dealers lie in the caller's scope"),
  users: z.array(GroupUser).describe('Who may choose the group for a campaign'),
  version: z.int().describe('Sent back with a change; a stale one is refused'),
  can: z.strictObject({ change: MarketGroupAbility }),
})

export const GroupMarket = z.strictObject({
  marketId: Key,
  marketName: z.string(),
  sourceId: z.strictObject({ id: z.string() }),
  city: z.string().nullable(),
  countrySubdivision: z.strictObject({ code: z.string() }).nullable(),
  marketHierarchyByType: z.strictObject({
    zone: z.string().nullable(),
    district: z.string().nullable(),
  }),
  status: z.enum(MARKET_STATUSES),
  isEnrolled: z.boolean(),
  isDaaEligible: z.boolean(),
})

/** A list of things with keys, as they were read or with the key alone. */
const keyed = <Shape extends z.ZodRawShape>(shape: Shape, readOnly: z.ZodObject) =>
  z.array(z.strictObject({ ...readOnly.partial().shape, ...shape })).max(MOST_KEYS)

export const groupMarkets = keyed({ marketId: Key }, GroupMarket)
export const groupUsers = keyed({ key: Key }, GroupUser)

/** Too long or blank is answered by the rule; this only bounds what is read. */
export const groupName = shortText(MOST_OF_GROUP_NAME).refine(
  (name) => name.trim() !== '',
  'Required',
)

/** Which dealers "all" means: those that match the search of the table, without these. */
export const allOf = {
  criteria: z.strictObject({ text: shortText(80).optional() }).optional(),
  excludedMarketIds: z.array(Key).max(MOST_KEYS).optional(),
}

/** Of a group that is sent back whole, nothing of this is changed. */
export const readOnlyGroup = z
  .strictObject({
    ...MarketGroup.omit({ name: true, version: true }).shape,
    markets: z.array(GroupMarket),
    totalElements: z.int(),
    page: z.int(),
    size: z.int(),
  })
  .partial().shape

export const selectAllQuery = z.strictObject({
  ...selection,
  isSelectAll: z.enum(['true', 'false']).optional(),
})

export const groupExample = {
  key: 3,
  marketGroupKey: 3,
  name: 'Detroit Metro',
  hierarchyId: 'HONDA',
  metroMarketKey: 401,
  marketCount: 40,
  users: [{ key: 9, name: 'Robin Okafor' }],
  version: 1,
  can: { change: { ok: true as const } },
}

export const groupMarketExample = {
  marketId: 14,
  marketName: 'Lakeside Honda',
  sourceId: { id: '208114' },
  city: 'Ann Arbor',
  countrySubdivision: { code: 'MI' },
  marketHierarchyByType: { zone: 'Central Zone', district: 'District 4' },
  status: 'ACTIVE' as const,
  isEnrolled: true,
  isDaaEligible: false,
}
