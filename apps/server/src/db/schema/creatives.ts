import { storedCreative, type CreativeStatus } from '@marquee/rules/creatives'
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { path } from './path.ts'
import { stored } from './stored.ts'

/** A creative as it is found; its content is in its versions. */
export const creatives = pgTable(
  'creatives',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    hierarchyId: text().notNull(),
    name: text().notNull(),
    status: text().$type<CreativeStatus>().notNull(),
    /** The newest of its versions. */
    version: integer().notNull().default(1),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    path: path(),
  },
  (table) => [index('creatives_by_path').on(table.path)],
)

/** Every save of a creative. A row is never changed: campaigns are made from it for years. */
export const creativeVersions = pgTable(
  'creative_versions',
  {
    creativeKey: integer()
      .notNull()
      .references(() => creatives.key),
    version: integer().notNull(),
    content: stored(storedCreative).notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    savedBy: integer(),
    path: path(),
  },
  (table) => [primaryKey({ columns: [table.creativeKey, table.version] })],
)
