import type { CalendarDate } from '@marquee/rules/calendar'
import type { SentChannel } from '@marquee/rules/audience'
import type { SeedPerson } from '@marquee/rules/seed-lists'
import type {
  DeliveryState,
  HeldFor,
  SendingState,
  SuppressedFor,
  Wave,
} from '@marquee/rules/sendings'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { campaigns } from './campaigns.ts'
import { orders } from './orders.ts'
import { path } from './path.ts'

const moment = () => timestamp({ withTimezone: true })

/** What a campaign sends by one step, one channel and in one wave. It lies at the dealer. */
export const sendings = pgTable(
  'sendings',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderKey: integer()
      .notNull()
      .references(() => orders.key),
    /** The child, in the order of a metro campaign. */
    campaignKey: integer()
      .notNull()
      .references(() => campaigns.key),
    marketKey: integer().notNull(),
    stepKey: integer().notNull(),
    /** As the order has it, which not everybody sees who sees what is sent. */
    stepNumber: smallint().notNull(),
    stepName: text().notNull(),
    channel: text().$type<SentChannel>().notNull(),
    wave: smallint().$type<Wave>().notNull(),
    /** The sending whose emails were not opened by those to whom this one is sent a second time. */
    follows: integer(),
    dueOn: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    /** One of a campaign that goes out day by day, to whom a need of theirs sets it off for. */
    isDaily: boolean().notNull().default(false),
    state: text().$type<SendingState>().notNull(),
    /** Why it waits for a person. */
    heldFor: text().$type<HeldFor>(),
    /** When a person let it go last. */
    letGoAt: moment(),
    /** When its deliveries were made, on its day; null: they are not yet. */
    plannedAt: moment(),
    /** How many they were, without those of seeds. */
    planned: integer().notNull().default(0),
    /** Who looks at the piece among its recipients, as they were on that day. */
    seeds: jsonb().$type<readonly SeedPerson[]>().notNull().default([]),
    endedAt: moment(),
    /** Who moved it last; null: the program did. */
    movedBy: integer(),
    path: path(),
  },
  (table) => [
    // Whatever is ordered again of a campaign: no piece of it is sent twice.
    uniqueIndex('sendings_once_a_wave')
      .on(table.campaignKey, table.stepKey, table.channel, table.wave)
      .where(sql`NOT ${table.isDaily} AND ${table.follows} IS NULL`),
    uniqueIndex('sendings_once_a_day')
      .on(table.campaignKey, table.stepKey, table.channel, table.dueOn)
      .where(sql`${table.isDaily} AND ${table.follows} IS NULL`),
    uniqueIndex('sendings_followed_once')
      .on(table.follows)
      .where(sql`${table.follows} IS NOT NULL`),
    index('sendings_by_campaign').on(table.campaignKey),
    index('sendings_by_path').on(table.path),
    index('sendings_going_on')
      .on(table.dueOn)
      .where(sql`${table.endedAt} IS NULL`),
    index('sendings_on_their_way')
      .on(table.path)
      .where(sql`${table.endedAt} IS NULL`),
  ],
)

/** One piece for one recipient: the ledger of what was sent. */
export const deliveries = pgTable(
  'deliveries',
  {
    sendingKey: integer()
      .notNull()
      .references(() => sendings.key, { onDelete: 'cascade' }),
    /** The number of the household at its dealer; of a seed its place among those of the sending. */
    recipient: integer().notNull(),
    isSeed: boolean().notNull().default(false),
    state: text().$type<DeliveryState>().notNull(),
    suppressedFor: text().$type<SuppressedFor>(),
    /** How often it was begun. */
    tries: smallint().notNull().default(0),
    /** Of an email: the day of its dealer on which it was begun last. */
    begunOn: date({ mode: 'string' }).$type<CalendarDate>(),
    /** It was refused for now, and is not tried before. */
    restsUntil: moment(),
    /** What the mail server said last. */
    answer: text(),
    changedAt: moment().notNull(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.sendingKey, table.isSeed, table.recipient] }),
    // In the order in which they are taken: a turn reads only those that it takes, however many wait.
    index('deliveries_to_do')
      .on(table.sendingKey, table.state, table.isSeed.desc().nullsFirst(), table.recipient)
      .where(sql`${table.state} IN ('pending', 'dispatching')`),
    // Who does not get it, and why, is read while millions do.
    index('deliveries_unsent')
      .on(table.sendingKey, table.state, table.suppressedFor)
      .where(sql`${table.state} IN ('unknown', 'refused', 'suppressed')`),
    index('deliveries_by_path').on(table.path),
  ],
)

/**
 * How many pieces of a sending are in which state, without those of seeds: a trigger of the deliveries counts them, as
 * counting those of a whole network for each look at it would take seconds.
 */
export const deliveryCounts = pgTable(
  'delivery_counts',
  {
    sendingKey: integer()
      .primaryKey()
      .references(() => sendings.key, { onDelete: 'cascade' }),
    pending: integer().notNull(),
    dispatching: integer().notNull(),
    accepted: integer().notNull(),
    refused: integer().notNull(),
    unknown: integer().notNull(),
    suppressed: integer().notNull(),
    /** The last minute in which some were accepted, how many in it, and in the one before it. */
    minute: moment(),
    inMinute: integer().notNull().default(0),
    inMinuteBefore: integer().notNull().default(0),
    /** The last day of the dealer on which emails were begun, and how many of these arrived, may have, or are on their way. */
    day: date({ mode: 'string' }).$type<CalendarDate>(),
    inDay: integer().notNull().default(0),
    path: path(),
  },
  (table) => [
    index('delivery_counts_by_path').on(table.path),
    // What a dealer sent on a day, of however many sendings there were.
    index('delivery_counts_of_day')
      .on(table.path, table.day)
      .where(sql`${table.day} IS NOT NULL`),
  ],
)

/** A person stopped all that is sent at a place and below it, until a person lets it go on. */
export const sendingHalts = pgTable(
  'sending_halts',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The name of the place, for those below it who do not see it. */
    placeName: text().notNull(),
    reason: text().notNull(),
    haltedBy: text().notNull(),
    haltedByKey: integer().notNull(),
    haltedAt: moment().notNull(),
    liftedBy: text(),
    liftedByKey: integer(),
    /** Null: it holds. */
    liftedAt: moment(),
    path: path(),
  },
  (table) => [
    // Two people who stop the same at once stop it once.
    uniqueIndex('sending_halts_once')
      .on(table.path)
      .where(sql`${table.liftedAt} IS NULL`),
  ],
)

/** How far a campaign has come that goes out day by day. It lies at the dealer. */
export const dailyRuns = pgTable('daily_runs', {
  campaignKey: integer()
    .primaryKey()
    .references(() => campaigns.key, { onDelete: 'cascade' }),
  since: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
  /** All days up to this one were looked at. */
  through: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
  /** A person paused it: who is due meanwhile waits. */
  isPaused: boolean().notNull().default(false),
  path: path(),
})

/** Whom a campaign found due for a step on a day, as an order names whom it goes to. */
export const dueCustomers = pgTable(
  'due_customers',
  {
    campaignKey: integer()
      .notNull()
      .references(() => campaigns.key, { onDelete: 'cascade' }),
    stepKey: integer().notNull(),
    dueOn: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    household: integer().notNull(),
    /** Its contact code on that day. */
    contact: smallint().notNull(),
    /** More than the order lets a month have. */
    isOverCap: boolean().notNull(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignKey, table.stepKey, table.dueOn, table.household] }),
    index('due_customers_by_household').on(table.campaignKey, table.stepKey, table.household),
    index('due_customers_by_path').on(table.path),
  ],
)

/** An email that its reader opened, of those that a second one follows. */
export const openedPieces = pgTable(
  'opened_pieces',
  {
    sendingKey: integer()
      .notNull()
      .references(() => sendings.key, { onDelete: 'cascade' }),
    recipient: integer().notNull(),
    openedAt: moment().notNull(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.sendingKey, table.recipient] }),
    index('opened_pieces_by_path').on(table.path),
  ],
)
