import type { OrderStatus, OrderedContent } from '@marquee/rules/orders'
import { and, asc, desc, eq, max, ne, or, type SQL } from 'drizzle-orm'
import { orders } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export type OrderRow = typeof orders.$inferSelect

/** The figures of an order, as they are shown and as they are charged. */
export type OrderFigures = Pick<
  OrderRow,
  | 'quoteKey'
  | 'dataStamp'
  | 'totalSize'
  | 'pieces'
  | 'costWithoutDiscount'
  | 'totalDiscount'
  | 'estimatedCost'
  | 'monthly'
>

export interface NewOrder extends OrderFigures {
  campaignKey: number
  revision: number
  createdBy: number
  createdAt: Date
  path: string
}

export interface Submitted {
  content: OrderedContent
  contentHash: string
  by: { key: number; name: string }
  at: Date
  /** By an administrator, who may choose any day. */
  freely: boolean
}

export interface DecidedOrder {
  status: OrderStatus
  by: { key: number; name: string }
  at: Date
}

const ALL = 2_147_483_647

/** Orders in the person's scope. */
export const ordersStore = store((sql, scope) => {
  const inScope = within(orders.path, scope)
  const first = async (...where: SQL[]): Promise<OrderRow | undefined> =>
    (
      await sql
        .select()
        .from(orders)
        .where(and(...where, inScope))
    )[0]
  return {
    find: (key: number) => first(eq(orders.key, key)),

    open: (campaignKey: number) =>
      first(eq(orders.campaignKey, campaignKey), eq(orders.status, 'OPEN')),

    /** All submitted orders of a campaign, in any status, the newest first. */
    submitted: (campaignKey: number, most = ALL): Promise<OrderRow[]> =>
      sql
        .select()
        .from(orders)
        .where(and(eq(orders.campaignKey, campaignKey), ne(orders.status, 'OPEN'), inScope))
        .orderBy(desc(orders.revision))
        .limit(most),

    /** Of the order of a year, in the order of their campaigns. */
    seasonsOf: (annualOrderKey: number): Promise<OrderRow[]> =>
      sql
        .select()
        .from(orders)
        .where(and(eq(orders.annualOrderKey, annualOrderKey), inScope))
        .orderBy(asc(orders.campaignKey)),

    async lastRevision(campaignKey: number): Promise<number> {
      const [found] = await sql
        .select({ last: max(orders.revision) })
        .from(orders)
        .where(and(eq(orders.campaignKey, campaignKey), inScope))
      return found?.last ?? 0
    },
  }
})

/** Creates orders and changes their status. */
export const orderChangesStore = store((sql, scope) => {
  const stillOpen = (key: number) =>
    and(eq(orders.key, key), eq(orders.status, 'OPEN'), within(orders.path, scope))
  return {
    async insert(order: NewOrder): Promise<OrderRow> {
      const rows = await sql
        .insert(orders)
        .values({ ...order, status: 'OPEN' })
        .returning()
      return rows[0] as OrderRow
    },

    async quote(key: number, figures: OrderFigures): Promise<void> {
      await sql.update(orders).set(figures).where(stillOpen(key))
    },

    async submit(key: number, submitted: Submitted): Promise<void> {
      const { content, contentHash, by, at, freely } = submitted
      const submitter = { submittedBy: by.key, submittedByName: by.name, submittedAt: at }
      await sql
        .update(orders)
        .set({ status: 'SUBMITTED', content, contentHash, submittedFreely: freely, ...submitter })
        .where(stillOpen(key))
    },

    /** With those of its seasons. False when the order has changed its status in the meantime. */
    async decide(
      { key, status: from }: Pick<OrderRow, 'key' | 'status'>,
      { status, by, at }: DecidedOrder,
    ) {
      const isUnchanged = and(
        or(eq(orders.key, key), eq(orders.annualOrderKey, key)),
        eq(orders.status, from),
        within(orders.path, scope),
      )
      const decided = await sql
        .update(orders)
        .set({ status, decidedBy: by.key, decidedByName: by.name, decidedAt: at })
        .where(isUnchanged)
        .returning({ key: orders.key })
      return decided.some((one) => one.key === key)
    },
  }
})

/** The orders of the seasons of a year, with which it is decided. */
export const seasonOrdersStore = store((sql, scope) => ({
  /** These, and none of a season that was left out since. */
  async link(annualOrderKey: number, keys: readonly number[]): Promise<void> {
    await sql
      .update(orders)
      .set({ annualOrderKey: null })
      .where(and(eq(orders.annualOrderKey, annualOrderKey), within(orders.path, scope)))
    await sql
      .update(orders)
      .set({ annualOrderKey })
      .where(and(isAmong(orders.key, keys), within(orders.path, scope)))
  },
}))
