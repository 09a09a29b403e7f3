import type { FileImportKind } from '@marquee/rules/file-imports'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { path } from './path.ts'
import { people } from './people.ts'

type Json = Readonly<Record<string, unknown>>

/**
 * A file of markets, models or people that was imported. It lies at the brand that it changed; where there are
 * several, at the root; a file of people at the home of who imported it. What stands in its JSON, its kind says.
 */
export const fileImports = pgTable(
  'file_imports',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<FileImportKind>().notNull(),
    fileName: text().notNull(),
    counts: jsonb().$type<Json>().notNull(),
    /** Null: by command. */
    importedBy: integer().references(() => people.key),
    importedAt: timestamp({ withTimezone: true }).notNull(),
    undoneBy: integer().references(() => people.key),
    undoneAt: timestamp({ withTimezone: true }),
    path: path(),
  },
  (table) => [index('file_imports_by_path').on(table.kind, table.path, table.importedAt)],
)

/**
 * What an import changed, one by one, as long as it can be undone. Without a foreign key to what was changed:
 * undoing removes what was new.
 */
export const fileImportChanges = pgTable(
  'file_import_changes',
  {
    importKey: integer()
      .notNull()
      .references(() => fileImports.key, { onDelete: 'cascade' }),
    /** What was changed, by its key or its name; its kind is that of the import. */
    subject: text().notNull(),
    isNew: boolean().notNull(),
    changes: jsonb().$type<Json[]>().notNull(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.importKey, table.subject] }),
    index('file_import_changes_by_subject').on(table.subject),
  ],
)
