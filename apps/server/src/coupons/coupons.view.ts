import type { DiscountType, CouponScope, CouponStatus } from '@marquee/rules/coupons'
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  ilike,
  or,
  sql as raw,
  type SQL,
} from 'drizzle-orm'
import { coupons, marketGroups, markets } from '../db/schema/index.ts'
import { reaching } from '../markets/index.ts'
import { containing, store } from '../platform/sql/index.ts'
import { readable, type CouponRow } from './coupons.store.ts'

export interface CouponsWanted {
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

    async list(wanted: CouponsWanted): Promise<{ found: NamedCoupon[]; totalElements: number }> {
      const where = and(readable(sql, wanted.part), ...filters(wanted))
      const found = await select()
        .where(where)
        .orderBy(...order(wanted))
        .limit(wanted.size)
        .offset(wanted.page * wanted.size)
      const [total] = await sql.select({ all: count() }).from(coupons).where(where)
      return { found, totalElements: total?.all ?? 0 }
    },
  }
})

function filters({ scope, discountType, status, text }: CouponsWanted): SQL[] {
  const like = containing(text)
  return [
    ...(scope ? [eq(coupons.scope, scope)] : []),
    ...(discountType ? [arrayContains(coupons.discounts, [discountType])] : []),
    ...(status ? [eq(coupons.status, status)] : []),
    ...(like ? [or(ilike(coupons.heading, like), ilike(coupons.offerTitle, like)) as SQL] : []),
  ]
}

function order({ sort = 'heading', direction }: CouponsWanted): SQL[] {
  const columns = {
    heading: raw`lower(${coupons.heading})`,
    endDate: coupons.endDate,
    savedAt: coupons.savedAt,
  }
  const column = columns[sort]
  return [direction === 'DESCENDING' ? desc(column) : asc(column), asc(coupons.key)]
}
