import type pg from 'pg'
import type { Sql } from './store.ts'

/**
 * A read that many calls make: planned once a connection, and not built anew by the query builder,
 * which together make it three times as fast. For all other reads the builder is the better text.
 */
export function prepared<Row extends pg.QueryResultRow>(name: string, text: string) {
  return async (sql: Sql, values: readonly unknown[]): Promise<Row[]> => {
    const client = (sql as Sql & { $client: pg.PoolClient }).$client
    return (await client.query<Row>({ name, text, values: [...values] })).rows
  }
}
