import { sql as raw, type Column, type SQL } from 'drizzle-orm'

/** Is it one of these? All of them are sent as one value, so that a long list is as quick as a short one. */
export const isAmong = (column: Column | SQL, values: Iterable<string | number | bigint>): SQL =>
  raw`${column} = ANY (${raw.param([...values])})`
