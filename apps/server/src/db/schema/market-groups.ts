import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { markets } from './markets.ts'
import { path } from './path.ts'
import { people } from './people.ts'

/** Dealers of one brand that are mailed together. It lies at the market of its maker. */
export const marketGroups = pgTable(
  'market_groups',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    hierarchyId: text().notNull(),
    /** Its metro market, to which campaigns of the whole group belong. */
    marketKey: integer()
      .notNull()
      .references(() => markets.key),
    version: integer().notNull().default(1),
    path: path(),
  },
  (table) => [
    uniqueIndex('market_groups_once').on(table.path, sql`lower(${table.name})`),
    index('market_groups_by_path').on(table.path),
  ],
)

/** A dealer in a group. The path is the dealer's, so people neither see nor add one outside their scope. */
export const marketGroupMarkets = pgTable(
  'market_group_markets',
  {
    groupKey: integer()
      .notNull()
      .references(() => marketGroups.key, { onDelete: 'cascade' }),
    marketKey: integer()
      .notNull()
      .references(() => markets.key),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.groupKey, table.marketKey] }),
    index('market_group_markets_by_market').on(table.marketKey),
    index('market_group_markets_by_path').on(table.path),
  ],
)

/** Who may choose a group for a campaign. The path is the group's. */
export const marketGroupUsers = pgTable(
  'market_group_users',
  {
    groupKey: integer()
      .notNull()
      .references(() => marketGroups.key, { onDelete: 'cascade' }),
    personKey: integer()
      .notNull()
      .references(() => people.key),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.groupKey, table.personKey] }),
    index('market_group_users_by_person').on(table.personKey),
  ],
)
