import type { ListName } from '@marquee/rules/list-preferences'
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { people } from './people.ts'

const personKey = () =>
  integer()
    .notNull()
    .references(() => people.key, { onDelete: 'cascade' })

/** Filters of a list that a person saved under a name, for themselves. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    personKey: personKey(),
    list: text().$type<ListName>().notNull(),
    name: text().notNull(),
    /** As in the address of the list, which leaves out what it does not understand any more. */
    address: text().notNull(),
    opensFirst: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('saved_filters_once').on(table.personKey, table.list, table.name),
    uniqueIndex('saved_filters_one_first')
      .on(table.personKey, table.list)
      .where(sql`${table.opensFirst}`),
  ],
)

/** How a person has a column of a list; without a row, as the list has it. */
export const listColumns = pgTable(
  'list_columns',
  {
    personKey: personKey(),
    list: text().$type<ListName>().notNull(),
    id: text().notNull(),
    isShown: boolean(),
    width: integer(),
  },
  (table) => [primaryKey({ columns: [table.personKey, table.list, table.id] })],
)
