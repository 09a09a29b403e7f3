import type pg from 'pg'
import { sqlBy } from './sql-by.ts'
import type { Sql } from './store.ts'

/**
 * A read that many calls make: built once and planned once a connection. It takes no values but finds
 * its person by `CALLER`, so it can be sent in one message with the entry into their scope.
 */
export interface PreparedRead<Row extends pg.QueryResultRow = pg.QueryResultRow> extends Plan {
  rows: (sql: Sql) => Promise<Row[]>
}

/** SQL for the key of the person whose scope it is; null without a person. */
export const CALLER = `nullif(current_setting('app.person', true), '')::integer`

export function prepared<Row extends pg.QueryResultRow>(
  name: string,
  text: string,
): PreparedRead<Row> {
  const plan: Plan = { name, text }
  return {
    ...plan,
    async rows(sql) {
      const cached = answers.get(sql)
      if (cached) return cached.to(name) as Row[]
      const client = (sql as Sql & { $client: pg.PoolClient }).$client
      await prepare(client, plan)
      return (await client.query<Row>(`EXECUTE ${name}`)).rows
    },
  }
}

const answers = new WeakMap<Sql, { to: (name: string) => pg.QueryResultRow[] }>()

/** Stands in for a transaction in which one read is answered already; any other statement throws. */
export function answering(readName: string, rows: pg.QueryResultRow[]): Sql {
  const refuse = (name: string) => {
    throw new Error(`${name} is not what was asked with the entry`)
  }
  const sql = sqlBy(({ text }) => refuse(text))
  answers.set(sql, { to: (name) => (name === readName ? rows : refuse(name)) })
  return sql
}

export interface Plan {
  name: string
  /** The types of its values, if it takes any, as in `(text, integer)`. */
  takes?: string
  text: string
}

const known = new WeakMap<pg.PoolClient, Set<string>>()

/** Plans last as long as their connection, even if the transaction in which they were made is rolled back. */
export async function prepare(
  client: pg.PoolClient,
  { name, takes = '', text }: Plan,
): Promise<void> {
  const names = known.get(client) ?? new Set()
  if (names.has(name)) return
  await client.query(`PREPARE ${name}${takes} AS ${text}`)
  known.set(client, names.add(name))
}
