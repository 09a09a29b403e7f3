import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Sql } from './store.ts'

/** Sends a statement to the database, as the driver does. */
type RunStatement = (statement: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>

/** Statements that are sent in a way of our own. */
export const sqlBy = (query: RunStatement): Sql =>
  // edge: the library's type wants a whole connection, but it only uses this one method.
  drizzle({ query } as unknown as pg.PoolClient, { casing: 'snake_case' })
