import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { path } from './path.ts'

/** The server's values, for every brand or for one; the deployment's defaults win over them. */
export const featureToggles = pgTable(
  'feature_toggles',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    hierarchyId: text(),
    path: path(),
    value: boolean().notNull(),
  },
  (table) => [unique('feature_toggles_once').on(table.name, table.hierarchyId).nullsNotDistinct()],
)
