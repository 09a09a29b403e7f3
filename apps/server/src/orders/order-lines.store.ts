import type { OrderLine, OrderPayment } from '@marquee/rules/orders'
import { and, asc, desc, eq, sql as raw, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  campaigns,
  markets,
  orderedDealers,
  orderLines,
  orderPayments,
} from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

export type PlacedLine = OrderLine & { path: string }
export type PlacedPayment = OrderPayment & { path: string }

/** Few enough for one statement, however many columns a row has. */
const ROWS_AT_ONCE = 1_000

/** Once it is submitted, dealers are called as they were then. */
const seasonOf = raw<
  string | null
>`CASE WHEN ${campaigns.season} IS NOT NULL THEN ${campaigns.name} END`

const nameOf = raw<string>`coalesce(${orderedDealers.dealer} ->> 'name', ${markets.name})`

/** Of an order, and of a year those of its seasons: one list of keys, by which an index finds them among all. */
const ofOrder = (column: AnyPgColumn, orderKey: number): SQL =>
  raw`${column} = ANY (ARRAY(SELECT key FROM orders WHERE annual_order_key = ${orderKey})
                       || ${orderKey}::integer)`

/** What an order costs, in detail, as far as it lies in the person's scope. */
export const orderLinesStore = store((sql, scope) => ({
  /** In place of what was there. */
  async save(
    orderKey: number,
    lines: readonly PlacedLine[],
    payments: readonly PlacedPayment[],
  ): Promise<void> {
    await sql
      .delete(orderLines)
      .where(and(eq(orderLines.orderKey, orderKey), within(orderLines.path, scope)))
    await sql
      .delete(orderPayments)
      .where(and(eq(orderPayments.orderKey, orderKey), within(orderPayments.path, scope)))
    for (const part of partsOf(lines)) {
      await sql.insert(orderLines).values(part.map((line) => ({ ...line, orderKey })))
    }
    for (const part of partsOf(payments)) {
      await sql.insert(orderPayments).values(part.map((payment) => ({ ...payment, orderKey })))
    }
  },

  /** By dealer and channel, with what the dealers are called, and in a year the seasons. */
  lines: (orderKey: number) =>
    sql
      .select({ line: orderLines, market: nameOf, ofSeason: seasonOf })
      .from(orderLines)
      .innerJoin(markets, eq(markets.key, orderLines.marketKey))
      .leftJoin(campaigns, eq(campaigns.key, orderLines.campaignKey))
      .leftJoin(
        orderedDealers,
        and(
          eq(orderedDealers.orderKey, orderLines.orderKey),
          eq(orderedDealers.campaignKey, orderLines.campaignKey),
        ),
      )
      .where(and(ofOrder(orderLines.orderKey, orderKey), within(orderLines.path, scope)))
      .orderBy(
        asc(nameOf),
        asc(orderLines.marketKey),
        asc(orderLines.orderKey),
        asc(orderLines.channel),
      ),

  /** Of the newest order that has some of a child, which its dealer sees without the order. */
  async newestOf({ key, path }: { key: number; path: string }): Promise<number | undefined> {
    const [row] = await sql
      .select({ key: orderLines.orderKey })
      .from(orderLines)
      .where(
        and(
          eq(orderLines.campaignKey, key),
          eq(orderLines.path, path),
          within(orderLines.path, scope),
        ),
      )
      .orderBy(desc(orderLines.orderKey))
      .limit(1)
    return row?.key
  },

  payments: (orderKey: number) =>
    sql
      .select()
      .from(orderPayments)
      .where(and(ofOrder(orderPayments.orderKey, orderKey), within(orderPayments.path, scope)))
      .orderBy(asc(orderPayments.number), asc(orderPayments.billedMarketKey)),
}))

const partsOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, at) =>
    rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE),
  )
