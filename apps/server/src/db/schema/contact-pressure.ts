import type { SentChannel } from '@marquee/rules/audience'
import type { CalendarDate } from '@marquee/rules/calendar'
import type { LimitedChannel } from '@marquee/rules/contact-pressure'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { hierarchies } from './markets.ts'
import { path } from './path.ts'
import { sendings } from './sendings.ts'

/** How many pieces a household of a brand gets at most, and who said so last. Without a row: however many. */
export const contactLimits = pgTable(
  'contact_limits',
  {
    hierarchyId: text()
      .notNull()
      .references(() => hierarchies.id),
    channel: text().$type<LimitedChannel>().notNull(),
    /** Null, as the days: the limit was removed. */
    pieces: smallint(),
    days: smallint(),
    changedBy: text().notNull(),
    changedByKey: integer().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.hierarchyId, table.channel] }),
    check('contact_limits_whole', sql`(${table.pieces} IS NULL) = (${table.days} IS NULL)`),
  ],
)

/**
 * Which person gets a piece by which channel on which day, at whatever dealer: what became of it stands in deliveries,
 * and only what is sent or certain to be counts. By a hash alone, for as long as a limit may ask for it.
 */
export const countedPieces = pgTable(
  'counted_pieces',
  {
    sendingKey: integer()
      .notNull()
      .references(() => sendings.key, { onDelete: 'cascade' }),
    /** As in its delivery. */
    recipient: integer().notNull(),
    personHash: bigint({ mode: 'bigint' }).notNull(),
    channel: text().$type<SentChannel>().notNull(),
    day: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.sendingKey, table.recipient] }),
    index('counted_pieces_by_person').on(table.personHash, table.channel, table.day),
    // They come in the order of their days, and leave in it.
    index('counted_pieces_by_day').using('brin', table.day),
  ],
)
