import { pathsTo, type MarketPath } from '@marquee/rules/access'
import type { DiscountType, CouponScope, CouponStatus } from '@marquee/rules/coupons'
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  or,
  sql as raw,
  type SQL,
} from 'drizzle-orm'
import { coupons, marketGroupMarkets, marketGroups, markets } from '../db/schema/index.ts'
import { reaching, within } from '../markets/index.ts'
import { containing, isAmong, type Sql, store } from '../platform/sql/index.ts'
import { readable, type CouponRow } from './coupons.store.ts'

export interface CouponFilters {
  /** Only coupons that reach this part of the tree. */
  part: string
  scope?: CouponScope | undefined
  discountType?: DiscountType | undefined
  status?: CouponStatus | undefined
  text?: string | undefined
  page: number
  size: number
  sort?: 'heading' | 'endDate' | 'savedAt' | undefined
  direction: 'ASCENDING' | 'DESCENDING'
}

/** A coupon with the names of those it is for, as far as the person may read them. */
export interface NamedCoupon {
  coupon: CouponRow
  marketName: string | null
  groupName: string | null
}

export const couponsView = store((sql, scope) => {
  const select = () =>
    sql
      .select({ coupon: coupons, marketName: markets.name, groupName: marketGroups.name })
      .from(coupons)
      .leftJoin(markets, and(eq(markets.key, coupons.marketKey), reaching(markets.path, scope)))
      .leftJoin(
        marketGroups,
        and(eq(marketGroups.key, coupons.groupKey), reaching(marketGroups.path, scope)),
      )

  return {
    async find(key: number): Promise<NamedCoupon | undefined> {
      const [found] = await select().where(and(eq(coupons.key, key), readable(sql, scope)))
      return found
    },

    async list(criteria: CouponFilters): Promise<{ found: NamedCoupon[]; totalElements: number }> {
      const groups = await groupsIn(sql, criteria.part)
      const where = and(reachable(criteria.part, groups), ...filters(criteria))
      const found = await select()
        .where(where)
        .orderBy(...order(criteria))
        .limit(criteria.size)
        .offset(criteria.page * criteria.size)
      const [total] = await sql.select({ all: count() }).from(coupons).where(where)
      return { found, totalElements: total?.all ?? 0 }
    },
  }
})

/** The groups with a dealer in a part of the tree. */
async function groupsIn(sql: Sql, part: MarketPath): Promise<number[]> {
  const rows = await sql
    .selectDistinct({ key: marketGroupMarkets.groupKey })
    .from(marketGroupMarkets)
    .where(within(marketGroupMarkets.path, part))
  return rows.map(({ key }) => key)
}

/** As readable, by lists of places and groups: with those each part of it finds its index. */
function reachable(part: MarketPath, groups: readonly number[]): SQL {
  return or(
    within(coupons.path, part),
    inArray(coupons.path, pathsTo(part)),
    ...(groups.length > 0 ? [isAmong(coupons.groupKey, groups)] : []),
  ) as SQL
}

function filters({ scope, discountType, status, text }: CouponFilters): SQL[] {
  const like = containing(text)
  return [
    ...(scope ? [eq(coupons.scope, scope)] : []),
    ...(discountType ? [arrayContains(coupons.discounts, [discountType])] : []),
    ...(status ? [eq(coupons.status, status)] : []),
    ...(like ? [or(ilike(coupons.heading, like), ilike(coupons.offerTitle, like)) as SQL] : []),
  ]
}

function order({ sort = 'heading', direction }: CouponFilters): SQL[] {
  const columns = {
    heading: raw`lower(${coupons.heading})`,
    endDate: coupons.endDate,
    savedAt: coupons.savedAt,
  }
  const column = columns[sort]
  return [direction === 'DESCENDING' ? desc(column) : asc(column), asc(coupons.key)]
}
