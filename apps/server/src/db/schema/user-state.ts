import { integer, pgTable, text } from 'drizzle-orm/pg-core'

export const reportConfigs = pgTable('report_configs', {
  key: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  displayPriority: integer().notNull(),
})
