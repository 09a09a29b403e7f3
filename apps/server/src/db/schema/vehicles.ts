import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { path } from './path.ts'

/** The models that a brand's dealers sell and service, with their model years. */
export const vehicleModels = pgTable(
  'vehicle_models',
  {
    hierarchyId: text().notNull(),
    make: text().notNull(),
    model: text().notNull(),
    years: integer().array().$type<number[]>().notNull(),
    path: path(),
  },
  (table) => [primaryKey({ columns: [table.hierarchyId, table.make, table.model] })],
)
