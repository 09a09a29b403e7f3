import { sql as raw, type Column, type SQL } from 'drizzle-orm'

/** So few are sent one by one, and filled up: all short lists make one text, whose plan a connection keeps. */
const FEW = 5

/** Is it one of these? Many of them are sent as one value, so that a long list is as quick as a short one. */
export function isAmong(column: Column | SQL, values: Iterable<string | number | bigint>): SQL {
  const all = [...values]
  const [first] = all
  if (first === undefined || all.length > FEW) return raw`${column} = ANY (${raw.param(all)})`
  const few = Array.from({ length: FEW }, (_, at) => raw`${all[at] ?? first}`)
  return raw`${column} IN (${raw.join(few, raw`, `)})`
}
