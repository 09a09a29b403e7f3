import type { CalendarDate } from '@marquee/rules/calendar'
import type { FulfillmentChannel } from '@marquee/rules/channels'
import type { DeliveryState, SendingState } from '@marquee/rules/sending'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
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
    channel: text().$type<FulfillmentChannel>().notNull(),
    wave: smallint().notNull(),
    dueOn: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    state: text().$type<SendingState>().notNull(),
    /** Why it waits for a person. */
    heldFor: text().$type<'late' | 'restored'>(),
    /** How many deliveries were made with it. */
    planned: integer().notNull(),
    madeAt: moment().notNull(),
    endedAt: moment(),
    path: path(),
  },
  (table) => [
    uniqueIndex('sendings_once').on(
      table.orderKey,
      table.campaignKey,
      table.stepKey,
      table.channel,
      table.wave,
    ),
    index('sendings_by_campaign').on(table.campaignKey),
    index('sendings_by_path').on(table.path),
    index('sendings_going_on')
      .on(table.dueOn)
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
    /** The number of the household at its dealer; of a seed its place among those of the campaign. */
    recipient: integer().notNull(),
    isSeed: boolean().notNull().default(false),
    state: text().$type<DeliveryState>().notNull(),
    /** Why it was not sent, or what was answered. */
    reason: text(),
    tries: smallint().notNull().default(0),
    /** When it is tried again; null: at once. */
    restsUntil: moment(),
    changedAt: moment().notNull(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.sendingKey, table.isSeed, table.recipient] }),
    index('deliveries_to_do')
      .on(table.sendingKey, table.restsUntil)
      .where(sql`${table.state} IN ('pending', 'dispatching')`),
    index('deliveries_by_path').on(table.path),
  ],
)
