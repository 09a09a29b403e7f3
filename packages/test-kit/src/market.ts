import { MarketSummary, type Market } from '@marquee/contract/markets'
import type { z } from 'zod'
import { above, placeNames, TREE, type PlaceName } from './tree.ts'

export type MarketReply = z.output<typeof Market>
export type MarketSummaryReply = z.output<typeof MarketSummary>

type Changes = Partial<MarketReply>

/** A market of the test tree as the server answers it. */
function at(name: PlaceName, changes: Changes = {}): MarketReply {
  const { key, type, hierarchyId, name: shown } = TREE[name]
  const dealer = type === 'DEALER'
  return {
    key,
    name: shown,
    type,
    hierarchyId,
    sourceId: { id: String(200_000 + key) },
    status: 'ACTIVE',
    city: dealer ? 'Ann Arbor' : null,
    countrySubdivision: dealer ? { code: 'MI' } : null,
    timeZone: 'America/Detroit',
    marketHierarchyByType: {
      zone: above(name, 'ZONE')?.name ?? null,
      district: above(name, 'DISTRICT')?.name ?? null,
    },
    addresses: dealer ? [addressOf(key)] : [],
    webAddress: dealer ? `https://market-${key}.example` : null,
    phoneNumber: dealer ? `73455501${String(key).padStart(2, '0')}` : null,
    isEnrolled: dealer,
    isDaaEligible: false,
    ...changes,
  }
}

const addressOf = (key: number) => ({
  line1: `${key} Main St`,
  city: 'Ann Arbor',
  countrySubdivision: { code: 'MI' },
  postalCode: '48104',
})

type Places = { [Name in PlaceName]: (changes?: Changes) => MarketReply }

const places = Object.fromEntries(
  placeNames.map((name) => [name, (changes?: Changes) => at(name, changes)]),
) as Places

/** Markets by place, and the dealer in the states that rules ask for. */
export const market = {
  ...places,
  closed: () => at('dealer', { status: 'CLOSED', isEnrolled: false }),
  notEnrolled: () => at('dealer', { isEnrolled: false }),
  daaEligible: () => at('dealer', { isDaaEligible: true }),
  withLongName: () => at('dealer', { name: 'Larkmere '.repeat(6).concat('Honda!') }),
}

/** The part of a market that lists and the user state carry. */
export function summaryOf(full: MarketReply): MarketSummaryReply {
  const parts = Object.keys(MarketSummary.shape) as (keyof MarketSummaryReply)[]
  return Object.fromEntries(parts.map((part) => [part, full[part]])) as MarketSummaryReply
}
