import { storedSeedPerson } from '@marquee/rules/seed-lists'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { markets } from './markets.ts'
import { path } from './path.ts'
import { storedList } from './stored.ts'

/** People who get a campaign's pieces as a test, by name for a market. A list is saved as a whole. */
export const seedLists = pgTable(
  'seed_lists',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    marketKey: integer()
      .notNull()
      .references(() => markets.key),
    name: text().notNull(),
    recipients: storedList(storedSeedPerson).notNull(),
    version: integer().notNull().default(1),
    path: path(),
  },
  (table) => [
    uniqueIndex('seed_lists_once').on(table.marketKey, sql`lower(${table.name})`),
    index('seed_lists_by_path').on(table.path),
  ],
)
