import { doublePrecision, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { markets } from './markets.ts'
import { path } from './path.ts'

/** Where a market's address lies, as a geocoder has answered. */
export const marketLocations = pgTable('market_locations', {
  marketKey: integer()
    .primaryKey()
    .references(() => markets.key, { onDelete: 'cascade' }),
  /** The address that was looked up; a changed address is looked up again. */
  address: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  locatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  path: path(),
})
