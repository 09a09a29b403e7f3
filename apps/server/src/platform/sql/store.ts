import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** One transaction, bound to a person's scope; only stores and views hold it. */
export type Sql = NodePgDatabase<Record<string, never>>

/** A store is made for one transaction at a time; use cases get theirs by `use(store)`. */
export type Store<Methods> = (sql: Sql, scope: string) => Methods

/** Gives a use case the store for its transaction and its scope. */
export type Use = <Methods>(store: Store<Methods>) => Methods

export const store = <Methods>(make: Store<Methods>): Store<Methods> => make
