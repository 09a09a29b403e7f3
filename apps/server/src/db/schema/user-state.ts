import type { UserLevel } from '@marquee/rules/access'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { markets } from './markets.ts'
import { people } from './people.ts'

/** The market, brand and level a person last worked in; theirs alone to read and write. */
export const personSelections = pgTable('person_selections', {
  personKey: integer()
    .primaryKey()
    .references(() => people.key),
  marketKey: integer().references(() => markets.key, { onDelete: 'cascade' }),
  hierarchyId: text(),
  level: text().$type<UserLevel>(),
})

export const reportConfigs = pgTable('report_configs', {
  key: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  displayPriority: integer().notNull(),
})
