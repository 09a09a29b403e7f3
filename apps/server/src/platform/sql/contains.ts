import { sql as raw, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Does a column of JSON hold these fields, at any place of a list. */
export const contains = (column: AnyPgColumn, held: object): SQL =>
  raw`${column} @> ${JSON.stringify(held)}::jsonb`
