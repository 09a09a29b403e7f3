import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** One transaction, bound to a person's scope; only stores and views hold it. */
export type Sql = NodePgDatabase<Record<string, never>>

/** A store is made for one transaction at a time; use cases get theirs by `use(store)`. */
export type Store<Made> = (sql: Sql, scope: string) => Made

export const store = <Made>(make: Store<Made>): Store<Made> => make
