import type { Permission, UserLevel } from '@marquee/rules/access'
import type { PersonStatus } from '@marquee/rules/people'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { markets } from './markets.ts'
import { path } from './path.ts'

/** One home of a person. Who works in several brands has a row for each, with the same identity. */
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
    index('people_by_identity').on(table.issuer, table.subject),
    uniqueIndex('people_by_email').on(sql`lower(${table.email})`, table.homeMarketKey),
    index('people_by_path').on(table.path),
  ],
)

/** When a person with several homes last chose each of them: they work in the latest. */
export const homeChoices = pgTable('home_choices', {
  personKey: integer()
    .primaryKey()
    .references(() => people.key, { onDelete: 'cascade' }),
  chosenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
