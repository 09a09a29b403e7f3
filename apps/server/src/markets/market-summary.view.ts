import type { MarketSummary } from '@marquee/contract/markets'
import type { MarketPath } from '@marquee/rules/access'
import type { MarketType } from '@marquee/rules/markets'
import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  ilike,
  or,
  sql as raw,
  type SQL,
} from 'drizzle-orm'
import type { z } from 'zod'
import { markets } from '../db/schema/index.ts'
import { containing, isAmong, type Sql, store } from '../platform/sql/index.ts'
import { isPlace, within, type MarketRow } from './markets.store.ts'

type Summary = z.input<typeof MarketSummary>
type Column = 'name' | 'sourceId' | 'city' | 'type' | 'key'

export interface MarketSearch {
  /** Only what lies at or below this path. */
  scope: MarketPath
  text?: string | undefined
  types?: readonly MarketType[] | undefined
  parentMarketKey?: number | undefined
  hierarchyId?: string | undefined
  page: number
  size: number
  sort: readonly { id: Column; direction: 'ASCENDING' | 'DESCENDING' }[]
}

/** Markets with the names of their zone and district, as lists and choosers show them. */
export const marketSummaries = store((sql, scope) => ({
  async search(search: MarketSearch): Promise<{ markets: Summary[]; totalElements: number }> {
    const where = and(within(markets.path, search.scope), isPlace(), ...filters(search))
    const rows = await withPlace(sql)
      .where(where)
      .orderBy(...order(search.sort))
      .limit(search.size)
      .offset(search.page * search.size)
    const [total] = await sql.select({ all: count() }).from(markets).where(where)
    return { markets: (rows as Placed[]).map(presentMarket), totalElements: total?.all ?? 0 }
  },

  async find(key: number): Promise<Summary | undefined> {
    const [row] = await withPlace(sql).where(
      and(eq(markets.key, key), isPlace(), within(markets.path, scope)),
    )
    return row && presentMarket(row as Placed)
  },

  async children(parentKey: number): Promise<Summary[]> {
    const rows = await withPlace(sql)
      .where(and(eq(markets.parentKey, parentKey), isPlace(), within(markets.path, scope)))
      .orderBy(markets.name)
    return (rows as Placed[]).map(presentMarket)
  },
}))

const parent = aliasedTable(markets, 'parent')
const grandparent = aliasedTable(markets, 'grandparent')

const { key, name, sourceId, type, status, hierarchyId, timeZone } = markets
const { city, state, isEnrolled, isDaaEligible } = markets
const facts = {
  key,
  name,
  sourceId,
  type,
  status,
  hierarchyId,
  timeZone,
  city,
  state,
  isEnrolled,
  isDaaEligible,
}
/** A market with the joined names of the markets above it. */
export const placed = { market: facts, parent: parent.name, grandparent: grandparent.name }
export const onParent = [parent, eq(parent.key, markets.parentKey)] as const
export const onGrandparent = [grandparent, eq(grandparent.key, parent.parentKey)] as const

/** Markets with the names of what they stand below. */
export function withPlace(sql: Sql) {
  return sql
    .select(placed)
    .from(markets)
    .leftJoin(...onParent)
    .leftJoin(...onGrandparent)
}

export interface Placed {
  market: Pick<MarketRow, keyof typeof facts>
  parent: string | null
  grandparent: string | null
}

export function presentMarket({ market, ...above }: Placed): Summary {
  const { key, name, type, status, hierarchyId, city, timeZone } = market
  return {
    key,
    name,
    type,
    status,
    hierarchyId,
    city,
    timeZone,
    sourceId: { id: market.sourceId },
    countrySubdivision: market.state ? { code: market.state } : null,
    marketHierarchyByType: placeByType(market, above),
  }
}

/** A dealer hangs below a district below a zone; for a district the parent is the zone itself. */
function placeByType(
  market: Placed['market'],
  above: { parent: string | null; grandparent: string | null },
) {
  switch (market.type) {
    case 'DEALER':
      return { zone: above.grandparent, district: above.parent }
    case 'DISTRICT':
      return { zone: above.parent, district: market.name }
    case 'ZONE':
      return { zone: market.name, district: null }
    case 'NATIONAL':
    case 'CORPORATE':
      return { zone: null, district: null }
  }
}

function filters({ text, types, parentMarketKey, hierarchyId }: MarketSearch): SQL[] {
  return [
    ...matching(text),
    ...(types ? [isAmong(markets.type, types)] : []),
    ...(parentMarketKey ? [eq(markets.parentKey, parentMarketKey)] : []),
    ...(hierarchyId ? [eq(markets.hierarchyId, hierarchyId)] : []),
  ]
}

/** Markets whose name, dealer id or city holds the text. */
export function matching(text: string | undefined): SQL[] {
  const like = containing(text)
  if (!like) return []
  const { name, sourceId, city } = markets
  return [or(ilike(name, like), ilike(sourceId, like), ilike(city, like)) as SQL]
}

function order(sort: MarketSearch['sort']): SQL[] {
  // By default from the top of the tree down.
  const rank = raw`array_position(array['CORPORATE','NATIONAL','ZONE','DISTRICT','DEALER'], ${markets.type})`
  const [chosen] = sort
  if (!chosen) return [asc(rank), asc(markets.name), asc(markets.key)]
  const column = chosen.id === 'type' ? rank : markets[chosen.id]
  return [chosen.direction === 'ASCENDING' ? asc(column) : desc(column), asc(markets.key)]
}

/** No address at all, where a part of it is not known. */
export function addressesOf(market: Pick<MarketRow, 'line1' | 'city' | 'state' | 'postalCode'>) {
  const { line1, city, state, postalCode } = market
  if (!line1 || !city || !state || !postalCode) return []
  return [{ line1, city, countrySubdivision: { code: state }, postalCode }]
}
