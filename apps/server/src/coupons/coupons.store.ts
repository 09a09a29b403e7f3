import { and, eq, exists, ne, or, sql as raw, type SQL } from 'drizzle-orm'
import { coupons, marketGroupMarkets } from '../db/schema/index.ts'
import { reaching, within } from '../markets/index.ts'
import { isAmong, type Sql, store } from '../platform/sql/index.ts'

export type CouponRow = typeof coupons.$inferSelect
export type NewCouponRow = Omit<typeof coupons.$inferInsert, 'key' | 'version' | 'status'>
type Change = Partial<Pick<CouponRow, 'heading' | 'offerTitle' | 'content' | 'discounts'>> &
  Partial<Pick<CouponRow, 'endDate' | 'status'>> &
  Pick<CouponRow, 'savedBy' | 'savedAt'>

/** What reaches a part of the tree: from its places, from above them, and by their groups. */
export function readable(sql: Sql, part: string): SQL {
  const member = sql
    .select({ one: raw`1` })
    .from(marketGroupMarkets)
    .where(
      and(eq(marketGroupMarkets.groupKey, coupons.groupKey), within(marketGroupMarkets.path, part)),
    )
  return or(reaching(coupons.path, part), exists(member)) as SQL
}

/** Coupons that reach the person; those within the scope are theirs to change. */
export const couponsStore = store((sql, scope) => ({
  async find(key: number): Promise<CouponRow | undefined> {
    const [row] = await sql
      .select()
      .from(coupons)
      .where(and(eq(coupons.key, key), readable(sql, scope)))
    return row
  },

  /** Those of these coupons that reach the person. */
  async findAll(keys: readonly number[]): Promise<CouponRow[]> {
    if (keys.length === 0) return []
    return sql
      .select()
      .from(coupons)
      .where(and(isAmong(coupons.key, keys), readable(sql, scope)))
  },

  /** Those that the person reads and that may be used at a place: another dealer's may not. */
  async findAllReaching(keys: readonly number[], place: string): Promise<CouponRow[]> {
    if (keys.length === 0) return []
    const usable = or(ne(coupons.scope, 'DEALER'), eq(coupons.path, place))
    return sql
      .select()
      .from(coupons)
      .where(and(isAmong(coupons.key, keys), readable(sql, scope), readable(sql, place), usable))
  },

  async insert(coupon: NewCouponRow): Promise<CouponRow> {
    const [row] = await sql.insert(coupons).values(coupon).returning()
    return row as CouponRow
  },

  /** Undefined when another person saved the coupon since it was read. */
  async save(stored: CouponRow, change: Change): Promise<CouponRow | undefined> {
    const [row] = await sql
      .update(coupons)
      .set({ ...change, version: stored.version + 1 })
      .where(
        and(
          eq(coupons.key, stored.key),
          eq(coupons.version, stored.version),
          within(coupons.path, scope),
        ),
      )
      .returning()
    return row
  },
}))
