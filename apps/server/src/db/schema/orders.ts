import { storedMonthly, type DataStamp } from '@marquee/rules/audience'
import type { CalendarDate } from '@marquee/rules/calendar'
import type { FulfillmentChannel } from '@marquee/rules/channels'
import { storedContent, storedDealer, type OrderStatus } from '@marquee/rules/orders'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { bytes } from './bytes.ts'
import { campaigns } from './campaigns.ts'
import { path } from './path.ts'
import { people } from './people.ts'
import { stored } from './stored.ts'

/** Null: known only when it is sent. */
const cents = () => bigint({ mode: 'number' })
const moment = () => timestamp({ withTimezone: true })
const person = () => integer().references(() => people.key)
const orderKey = () =>
  integer()
    .notNull()
    .references(() => orders.key, { onDelete: 'cascade' })

/**
 * What is bought with a campaign. While it is open its figures are a quote; once it is submitted only
 * its status changes. A metro campaign has one order, with lines for each child.
 */
export const orders = pgTable(
  'orders',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    campaignKey: integer()
      .notNull()
      .references(() => campaigns.key, { onDelete: 'cascade' }),
    /** Of one season: the order of its year, with which it is decided. */
    annualOrderKey: integer().references((): AnyPgColumn => orders.key, { onDelete: 'cascade' }),
    /** Each submit of a campaign is another one. */
    revision: integer().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    /** Identifies the figures that people were shown: an order with others has to be confirmed again. */
    quoteKey: text().notNull(),
    /** Null, as the figures below: whom it reaches is known at each send. */
    dataStamp: jsonb().$type<DataStamp>(),
    totalSize: integer(),
    pieces: integer(),
    costWithoutDiscount: cents(),
    totalDiscount: cents(),
    estimatedCost: cents(),
    /** In place of these figures: what it would have sent in a month. */
    monthly: stored(storedMonthly),
    /** What is sent, all of it: the piece is made from here. Null until it is submitted. */
    content: stored(storedContent),
    contentHash: text(),
    createdBy: person().notNull(),
    createdAt: moment().notNull(),
    submittedBy: person(),
    /** The name at that time: people who see the order read it. */
    submittedByName: text(),
    submittedAt: moment(),
    /** By an administrator, who may choose any day: the approval then does not require an offered one. */
    submittedFreely: boolean().notNull().default(false),
    /** Who approved, rejected, withdrew or canceled it last. */
    decidedBy: person(),
    decidedByName: text(),
    decidedAt: moment(),
    path: path(),
  },
  (table) => [
    uniqueIndex('orders_once').on(table.campaignKey, table.revision),
    uniqueIndex('orders_one_open')
      .on(table.campaignKey)
      .where(sql`${table.status} = 'OPEN'`),
    uniqueIndex('orders_one_submitted')
      .on(table.campaignKey)
      .where(sql`${table.status} = 'SUBMITTED'`),
    index('orders_by_path').on(table.path),
    index('orders_by_annual').on(table.annualOrderKey),
  ],
)

/** What one dealer's part of an order costs on one channel; who is billed for it. It lies at the dealer. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderKey: orderKey(),
    /** The child, in the order of a metro campaign. */
    campaignKey: integer().notNull(),
    channel: text().$type<FulfillmentChannel>().notNull(),
    marketKey: integer().notNull(),
    /** The dealer; with an association's funding, the group's metro market. */
    billedMarketKey: integer().notNull(),
    pieces: integer(),
    /** In hundredths of a cent, before the discount. */
    pricePerPiece: integer().notNull(),
    costWithoutDiscount: cents(),
    totalDiscount: cents(),
    estimatedCost: cents(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.orderKey, table.campaignKey, table.channel] }),
    index('order_lines_by_path').on(table.path),
  ],
)

/** What pieces say of each dealer, as it was when the order was submitted. It lies at the dealer. */
export const orderedDealers = pgTable(
  'ordered_dealers',
  {
    orderKey: orderKey(),
    /** The child, in the order of a metro campaign. */
    campaignKey: integer().notNull(),
    marketKey: integer().notNull(),
    /** Without a phone number where the dealer of a child still changes it. */
    dealer: stored(storedDealer).notNull(),
    /** The hash of the logo. */
    logo: text(),
    timeZone: text().notNull(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.orderKey, table.campaignKey] }),
    index('ordered_dealers_by_campaign').on(table.campaignKey),
    index('ordered_dealers_by_path').on(table.path),
  ],
)

/** Deferred payments of each billed market, to the cent. */
export const orderPayments = pgTable(
  'order_payments',
  {
    orderKey: orderKey(),
    billedMarketKey: integer().notNull(),
    number: integer().notNull(),
    date: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    amount: cents().notNull(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.orderKey, table.billedMarketKey, table.number] }),
    index('order_payments_by_path').on(table.path),
  ],
)

/** The households that were chosen when it was submitted: none are added later. */
export const orderHouseholds = pgTable(
  'order_households',
  {
    orderKey: orderKey(),
    campaignKey: integer().notNull(),
    marketKey: integer().notNull(),
    /** Of the market's customers. */
    version: integer().notNull(),
    count: integer().notNull(),
    /** Their numbers in ascending order, four bytes each, the least significant first. */
    households: bytes().notNull(),
    /** How each was reached when it was counted: contact codes in the same order. Null of orders before these were kept. */
    contacts: bytes(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.orderKey, table.campaignKey] }),
    index('order_households_by_path').on(table.path),
  ],
)
