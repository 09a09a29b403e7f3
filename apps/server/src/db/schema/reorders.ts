import type { CalendarDate } from '@marquee/rules/calendar'
import type { JobStatus } from '@marquee/rules/reorders'
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { path } from './path.ts'
import { people } from './people.ts'

const moment = () => timestamp({ withTimezone: true })

/** Many campaigns that are reordered at once; it lies at the home of the person who started it. */
export const bulkReorders = pgTable(
  'bulk_reorders',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    personKey: integer()
      .notNull()
      .references(() => people.key),
    startedAt: moment().notNull(),
    /** For all of them; null: as each had it, where that is still offered. */
    mailDate: date({ mode: 'string' }).$type<CalendarDate>(),
    path: path(),
  },
  (table) => [index('bulk_reorders_by_path').on(table.path, table.startedAt)],
)

/** One of them: done once, and then either way. */
export const bulkReorderItems = pgTable(
  'bulk_reorder_items',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    bulkKey: integer()
      .notNull()
      .references(() => bulkReorders.key, { onDelete: 'cascade' }),
    /** The campaign that is reordered, and its name at that time. */
    sourceKey: integer().notNull(),
    sourceName: text().notNull(),
    marketKey: integer().notNull(),
    marketName: text().notNull(),
    /** What it became; of one that failed there is none. */
    campaignKey: integer(),
    status: text().$type<JobStatus>().notNull(),
    reason: text(),
    notes: jsonb().$type<readonly string[]>().notNull(),
    doneAt: moment(),
    path: path(),
  },
  (table) => [
    uniqueIndex('bulk_reorder_items_once').on(table.bulkKey, table.sourceKey, table.marketKey),
    index('bulk_reorder_items_by_status').on(table.bulkKey, table.status),
    index('bulk_reorder_items_by_path').on(table.path),
  ],
)
