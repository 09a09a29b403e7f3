import type { JobStatus } from '@marquee/rules/reorders'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { path } from './path.ts'
import { people } from './people.ts'
import { campaignTemplates } from './templates.ts'

const moment = () => timestamp({ withTimezone: true })

/** Many dealers who are enrolled in a year at once; it lies at the home of the person who started it. */
export const bulkEnrollments = pgTable(
  'bulk_enrollments',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    personKey: integer()
      .notNull()
      .references(() => people.key),
    templateKey: integer()
      .notNull()
      .references(() => campaignTemplates.key),
    startedAt: moment().notNull(),
    path: path(),
  },
  (table) => [index('bulk_enrollments_by_path').on(table.path, table.startedAt)],
)

/** One of the dealers: done once, and then either way. */
export const bulkEnrollmentItems = pgTable(
  'bulk_enrollment_items',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    bulkKey: integer()
      .notNull()
      .references(() => bulkEnrollments.key, { onDelete: 'cascade' }),
    marketKey: integer().notNull(),
    marketName: text().notNull(),
    /** Their enrollment; of one that failed there is none. */
    campaignKey: integer(),
    status: text().$type<JobStatus>().notNull(),
    reason: text(),
    doneAt: moment(),
    path: path(),
  },
  (table) => [
    uniqueIndex('bulk_enrollment_items_once').on(table.bulkKey, table.marketKey),
    index('bulk_enrollment_items_by_status').on(table.bulkKey, table.status),
    index('bulk_enrollment_items_by_path').on(table.path),
  ],
)
