import { sql as raw, type Column, type SQL } from 'drizzle-orm'

/** Is it one of these? One value however many they are, so that a long list is as quickly asked as a short one. */
export const isAmong = (column: Column | SQL, values: Iterable<string | number | bigint>): SQL =>
  raw`${column} = ANY (${raw.param([...values])})`
