import { and, eq, sql as raw } from 'drizzle-orm'
import { orderHouseholds } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

export interface ChosenAt {
  campaignKey: number
  marketKey: number
  version: number
  /** Their numbers, ascending. */
  households: Uint32Array
  path: string
}

/** Their stored form: four bytes each, the least significant first, as on every processor that we run on. */
const packed = ({ buffer, byteOffset, byteLength }: Uint32Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)

/** Read number by number: the bytes of a row may begin anywhere in what the driver received. */
export const unpacked = (bytes: Buffer): Uint32Array =>
  Uint32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32LE(at * 4))

/** Who was chosen when an order was submitted. */
export const orderHouseholdsStore = store((sql, scope) => ({
  /** How many at each market, as far as these lie in the person's scope. */
  sizes: (orderKey: number) =>
    sql
      .select({
        marketKey: orderHouseholds.marketKey,
        version: orderHouseholds.version,
        count: orderHouseholds.count,
      })
      .from(orderHouseholds)
      .where(and(eq(orderHouseholds.orderKey, orderKey), within(orderHouseholds.path, scope))),

  async at(orderKey: number, marketKey: number): Promise<ChosenAt[]> {
    const rows = await sql
      .select()
      .from(orderHouseholds)
      .where(
        and(
          eq(orderHouseholds.orderKey, orderKey),
          eq(orderHouseholds.marketKey, marketKey),
          within(orderHouseholds.path, scope),
        ),
      )
    return rows.map(({ orderKey: _, count: __, households, ...place }) => ({
      ...place,
      households: unpacked(households),
    }))
  },

  /** The same, for the order that takes another's place. */
  async copy(from: number, to: number): Promise<void> {
    await sql.execute(raw`
      INSERT INTO order_households (order_key, campaign_key, market_key, version, count, households, path)
      SELECT ${to}::integer, campaign_key, market_key, version, count, households, path
        FROM order_households WHERE order_key = ${from}`)
  },

  async insert(orderKey: number, chosen: readonly ChosenAt[]): Promise<void> {
    if (chosen.length === 0) return
    await sql.insert(orderHouseholds).values(
      chosen.map(({ households, ...place }) => ({
        ...place,
        orderKey,
        count: households.length,
        households: packed(households),
      })),
    )
  },
}))
