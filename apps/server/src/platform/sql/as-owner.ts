import { ROOT_PATH } from '@marquee/rules/access'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Sql } from './store.ts'

/** One transaction of the operator's own, as the owner of the tables and in the scope of everything. */
export async function asOwner<Value>(
  ownerUrl: string,
  work: (sql: Sql) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT enter_path($1)', [ROOT_PATH])
    const value = await work(drizzle(client, { casing: 'snake_case' }))
    await client.query('COMMIT')
    return value
  } finally {
    // Without its COMMIT a transaction leaves no trace.
    await client.end()
  }
}
