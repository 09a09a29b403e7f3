import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { hierarchies } from './markets.ts'
import { path } from './path.ts'

/** The models that a brand's dealers sell and service, with their model years. */
export const vehicleModels = pgTable(
  'vehicle_models',
  {
    hierarchyId: text()
      .notNull()
      .references(() => hierarchies.id),
    make: text().notNull(),
    model: text().notNull(),
    /** Ascending. */
    years: integer().array().$type<number[]>().notNull(),
    path: path(),
    /** No longer offered to be chosen; who has chosen it, and customers who drive it, still have it. */
    isRetired: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.hierarchyId, table.make, table.model] }),
    // Customers' files name a model without its make.
    uniqueIndex('vehicle_models_by_name').on(table.hierarchyId, sql`lower(${table.model})`),
    check('vehicle_models_have_years', sql`cardinality(${table.years}) > 0`),
  ],
)
