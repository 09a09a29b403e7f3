import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { hierarchies } from './markets.ts'
import { path } from './path.ts'

/** By which domain emails of a brand come; a brand that has none here sends by that of the installation. */
export const sendingDomains = pgTable('sending_domains', {
  hierarchyId: text()
    .primaryKey()
    .references(() => hierarchies.id),
  domain: text().notNull().unique(),
  path: path(),
})

/** How many emails a dealer of the brand may send at most on one day of its own; a brand that has none here has no limit. */
export const dailyCaps = pgTable('daily_caps', {
  hierarchyId: text()
    .primaryKey()
    .references(() => hierarchies.id),
  emails: integer().notNull(),
  path: path(),
})
