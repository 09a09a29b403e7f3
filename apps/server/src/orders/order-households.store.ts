import type { CalendarDate } from '@marquee/rules/calendar'
import { CAMPAIGN_STATUSES, campaignPhases } from '@marquee/rules/campaigns'
import type { Mailing } from '@marquee/rules/orders'
import { and, between, desc, eq, or, sql as raw } from 'drizzle-orm'
import { shownName, visible } from '../campaigns/index.ts'
import { campaigns, orderHouseholds } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export interface ChosenAt {
  campaignKey: number
  marketKey: number
  version: number
  /** Their numbers, ascending. */
  households: Uint32Array
  /** The contact code of each when they were counted; null of orders before these were kept. */
  contacts: Uint8Array | null
  path: string
}

interface Between {
  market: { key: number; path: string }
  first: CalendarDate
  last: CalendarDate
}

/** A draft that came back is no mailing, nor is what was canceled. */
const ORDERED = CAMPAIGN_STATUSES.filter(
  (status) => campaignPhases[status] !== 'draft' && status !== 'CANCELLED',
)

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
    return rows.map(({ orderKey: _, count: __, households, contacts, ...place }) => ({
      ...place,
      households: unpacked(households),
      contacts: contacts && Uint8Array.from(contacts),
    }))
  },

  /**
   * What is mailed to households of a dealer between two days, as it was ordered last. By the campaigns alone: a
   * dealer does not see the order of a metro campaign, and still mails their part of it.
   */
  async mailedBetween({ market: { key, path }, first, last }: Between): Promise<Mailing[]> {
    const { name, initialName, mailDate, secondMailDate } = campaigns
    const rows = await sql
      .selectDistinctOn([orderHouseholds.campaignKey], {
        campaignKey: orderHouseholds.campaignKey,
        campaign: { name, initialName },
        mailDate,
        secondMailDate,
        households: orderHouseholds.households,
      })
      .from(orderHouseholds)
      .innerJoin(campaigns, eq(campaigns.key, orderHouseholds.campaignKey))
      .where(
        and(
          eq(orderHouseholds.path, path),
          within(orderHouseholds.path, scope),
          eq(orderHouseholds.marketKey, key),
          visible(scope),
          isAmong(campaigns.status, ORDERED),
          or(between(mailDate, first, last), between(secondMailDate, first, last)),
        ),
      )
      .orderBy(orderHouseholds.campaignKey, desc(orderHouseholds.orderKey))
    return rows.map((row) => ({
      campaignKey: row.campaignKey,
      name: shownName(row.campaign),
      dates: [row.mailDate, row.secondMailDate].filter((day) => day !== null),
      households: unpacked(row.households),
    }))
  },

  /** The same, for the order that takes another's place. */
  async copy(from: number, to: number): Promise<void> {
    await sql.execute(raw`
      INSERT INTO order_households (order_key, campaign_key, market_key, version, count, households, contacts, path)
      SELECT ${to}::integer, campaign_key, market_key, version, count, households, contacts, path
        FROM order_households WHERE order_key = ${from}`)
  },

  async insert(orderKey: number, chosen: readonly ChosenAt[]): Promise<void> {
    if (chosen.length === 0) return
    await sql.insert(orderHouseholds).values(
      chosen.map(({ households, contacts, ...place }) => ({
        ...place,
        orderKey,
        count: households.length,
        households: packed(households),
        contacts: contacts && Buffer.from(contacts),
      })),
    )
  },
}))
