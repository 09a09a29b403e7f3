import type { GroupMarket } from '@marquee/contract/market-groups'
import {
  and,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  notInArray,
  or,
  sql as raw,
  type SQL,
} from 'drizzle-orm'
import type { z } from 'zod'
import { marketGroupMarkets, markets } from '../db/schema/index.ts'
import {
  matching,
  placed,
  presentMarket,
  within,
  withPlace,
  type Placed,
} from '../markets/index.ts'
import { containing, isAmong, type Sql, store } from '../platform/sql/index.ts'

type Dealer = z.input<typeof GroupMarket>
type Column = 'marketName' | 'sourceId' | 'city' | 'district'

interface Group {
  key: number
  hierarchyId: string
}

interface Paging {
  page: number
  size: number
  sort: readonly { id: Column; direction: 'ASCENDING' | 'DESCENDING' }[]
}

export interface MemberFilters extends Paging {
  marketId?: string | undefined
  marketName?: string | undefined
}

export interface Page {
  markets: Dealer[]
  totalElements: number
}

/** The dealers of a group and those that could join it, as far as the person sees them. */
export const groupDealersView = store((sql, scope) => {
  const membersOf = (groupKey: number) =>
    sql
      .select({ key: marketGroupMarkets.marketKey })
      .from(marketGroupMarkets)
      .where(and(eq(marketGroupMarkets.groupKey, groupKey), within(marketGroupMarkets.path, scope)))

  return {
    members(groupKey: number, filters: MemberFilters): Promise<Page> {
      const { marketId, marketName } = filters
      const where = [
        inArray(markets.key, membersOf(groupKey)),
        ...named(marketName),
        ...identified(marketId),
      ]
      return page(sql, and(...where) as SQL, filters)
    },

    /** Dealers by key, without regard to groups. */
    named(keys: readonly number[]): Promise<Page> {
      const where = and(isAmong(markets.key, keys), within(markets.path, scope)) as SQL
      return page(sql, where, { page: 0, size: keys.length, sort: [] })
    },

    candidates(group: Group, filters: Paging & { text?: string | undefined }): Promise<Page> {
      const where = [
        ...openDealersOf(group.hierarchyId, filters.text, scope),
        notInArray(markets.key, membersOf(group.key)),
      ]
      return page(sql, and(...where) as SQL, filters)
    },
  }
})

/** A brand's open dealers in a scope that match a text. */
export function openDealersOf(hierarchyId: string, text: string | undefined, scope: string): SQL[] {
  return [
    within(markets.path, scope),
    eq(markets.type, 'DEALER'),
    eq(markets.status, 'ACTIVE'),
    eq(markets.hierarchyId, hierarchyId),
    ...matching(text),
  ]
}

function named(marketName: string | undefined): SQL[] {
  const like = containing(marketName)
  return like ? [ilike(markets.name, like)] : []
}

/** Part of the dealer id that people know, or the whole key that programs know. */
function identified(marketId: string | undefined): SQL[] {
  const like = containing(marketId)
  if (!like) return []
  return [or(ilike(markets.sourceId, like), eq(raw`${markets.key}::text`, marketId?.trim())) as SQL]
}

async function page(sql: Sql, where: SQL, { page, size, sort }: Paging): Promise<Page> {
  const rows = await withPlace(sql)
    .where(where)
    .orderBy(...order(sort))
    .limit(size)
    .offset(page * size)
  const [total] = await sql.select({ all: count() }).from(markets).where(where)
  return { markets: (rows as Placed[]).map(present), totalElements: total?.all ?? 0 }
}

function order(sort: Paging['sort']): SQL[] {
  const columns = {
    marketName: markets.name,
    sourceId: markets.sourceId,
    city: markets.city,
    district: placed.parent,
  }
  const [chosen] = sort
  const column = columns[chosen?.id ?? 'marketName']
  return [chosen?.direction === 'DESCENDING' ? desc(column) : asc(column), asc(markets.key)]
}

function present(row: Placed): Dealer {
  const { isEnrolled, isDaaEligible } = row.market
  const { key, name, city, status, sourceId, ...more } = presentMarket(row)
  const { countrySubdivision, marketHierarchyByType } = more
  return {
    marketId: key,
    marketName: name,
    city,
    status,
    isEnrolled,
    isDaaEligible,
    sourceId,
    countrySubdivision,
    marketHierarchyByType,
  }
}
