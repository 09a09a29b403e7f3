import type { Permission, UserLevel } from '@marquee/rules/access'
import type { PersonStatus } from '@marquee/rules/people'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { markets } from './markets.ts'
import { path } from './path.ts'

export const people = pgTable(
  'people',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    level: text().$type<UserLevel>().notNull(),
    homeMarketKey: integer()
      .notNull()
      .references(() => markets.key),
    path: path(),
    permissions: text().array().$type<Permission[]>().notNull(),
    status: text().$type<PersonStatus>().notNull(),
    /** Who they are at the sign-in provider; empty until they take their invitation. */
    issuer: text(),
    subject: text(),
    version: integer().notNull().default(1),
    invitedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('people_by_identity').on(table.issuer, table.subject),
    uniqueIndex('people_by_email').on(sql`lower(${table.email})`),
    index('people_by_path').on(table.path),
  ],
)
