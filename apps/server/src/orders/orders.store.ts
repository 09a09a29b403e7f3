import type { OrderStatus, OrderedContent } from '@marquee/rules/orders'
import { and, desc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { orders } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

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
}

export interface DecidedOrder {
  status: OrderStatus
  by: { key: number; name: string }
  at: Date
}

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

    /** What was submitted of these campaigns, whatever became of it, the newest first. */
    submitted: (campaignKeys: readonly number[]): Promise<OrderRow[]> =>
      sql
        .select()
        .from(orders)
        .where(
          and(inArray(orders.campaignKey, [...campaignKeys]), ne(orders.status, 'OPEN'), inScope),
        )
        .orderBy(desc(orders.revision)),
  }
})

/** Makes orders, and says how they fare. */
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

    async submit(key: number, { content, contentHash, by, at }: Submitted): Promise<void> {
      const submitter = { submittedBy: by.key, submittedByName: by.name, submittedAt: at }
      await sql
        .update(orders)
        .set({ status: 'SUBMITTED', content, contentHash, ...submitter })
        .where(stillOpen(key))
    },

    /** False: it was another order by then. */
    async decide({ key, status: from }: OrderRow, { status, by, at }: DecidedOrder) {
      const wanted = and(eq(orders.key, key), eq(orders.status, from), within(orders.path, scope))
      const decided = await sql
        .update(orders)
        .set({ status, decidedBy: by.key, decidedByName: by.name, decidedAt: at })
        .where(wanted)
        .returning({ key: orders.key })
      return decided.length === 1
    },
  }
})
