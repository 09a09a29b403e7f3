import type { CalendarDate } from '@marquee/rules/calendar'
import { date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { path } from './path.ts'

export const blackoutDates = pgTable(
  'blackout_dates',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    date: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    /** Null: closed for every brand. */
    hierarchyId: text(),
    path: path(),
  },
  (table) => [unique('blackout_dates_once').on(table.date, table.hierarchyId).nullsNotDistinct()],
)
