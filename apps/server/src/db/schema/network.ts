import { storedCounts, storedMarketChange } from '@marquee/rules/network'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { path } from './path.ts'
import { people } from './people.ts'
import { stored, storedList } from './stored.ts'

/** As the release before notes imports of markets; `file_imports` has them since. Dropped one release later. */
export const networkImports = pgTable(
  'network_imports',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    fileName: text().notNull(),
    counts: stored(storedCounts).notNull(),
    /** Null: by command. */
    importedBy: integer().references(() => people.key),
    importedAt: timestamp({ withTimezone: true }).notNull(),
    undoneBy: integer().references(() => people.key),
    undoneAt: timestamp({ withTimezone: true }),
    path: path(),
  },
  (table) => [index('network_imports_by_path').on(table.path, table.importedAt)],
)

/** Likewise, of what an import changed, market by market. */
export const networkImportChanges = pgTable(
  'network_import_changes',
  {
    importKey: integer()
      .notNull()
      .references(() => networkImports.key, { onDelete: 'cascade' }),
    marketKey: integer().notNull(),
    isNew: boolean().notNull(),
    changes: storedList(storedMarketChange).notNull(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.importKey, table.marketKey] }),
    index('network_import_changes_by_market').on(table.marketKey),
  ],
)
