import { Client, DatabaseError, escapeIdentifier } from 'pg'
import { StartError } from '../settings/index.ts'
import { asStartError } from '../sql/index.ts'
import type { Header, Manifest } from './archive.ts'

// The tables of a database, by its own catalogue: this room knows no noun.

type Table = Header['tables'][number]
type Fingerprint = Manifest['tables'][number]
type Sequence = Manifest['sequences'][number]

/** Of a table `c` in the schema `n`. */
export const OURS = `n.nspname NOT IN ('information_schema', 'drizzle') AND n.nspname NOT LIKE 'pg\\_%'`

/** A connection that sees every row, or an error, but never a part. */
export async function connectToAll(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'marquee-backup',
    connectionTimeoutMillis: 10_000,
  })
  // Its queries report the error; without a listener it would end the program.
  client.on('error', () => undefined)
  await client.connect()
  // Values are compared as text, so their form must not depend on the place.
  await client.query(`SET row_security = off; SET TimeZone = 'UTC'; SET DateStyle = 'ISO';
    SET IntervalStyle = 'postgres'; SET extra_float_digits = 1; SET bytea_output = 'hex';
    SET statement_timeout = 0; SET lock_timeout = '10s'`)
  return client
}

export async function lastMigration(client: Client): Promise<string> {
  const { rows } = await client.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at DESC LIMIT 1',
  )
  return rows[0]?.hash ?? 'none'
}

/** Generated columns are left out: the database makes them itself. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(`
    SELECT n.nspname AS schema, c.relname AS name,
           array_agg(a.attname::text ORDER BY a.attnum) AS columns
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       AND a.attgenerated = ''
     WHERE c.relkind = 'r' AND ${OURS}
     GROUP BY n.nspname, c.relname ORDER BY n.nspname, c.relname`)
  return rows.map(({ schema, name, columns }) => ({ name: qualified(schema, name), columns }))
}

/** What its column's comment calls so is written again from the other tables: a backup has no rows of it. */
const LEFT_OUT = 'left out of backups'

export async function tablesLeftOut(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    SELECT DISTINCT n.nspname AS schema, c.relname AS name
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
     WHERE c.relkind = 'r' AND col_description(c.oid, a.attnum) LIKE '${LEFT_OUT}%'`)
  return new Set(rows.map(({ schema, name }) => qualified(schema, name)))
}

/** Of a table without rows. */
export const emptyPrint = (table: string): Fingerprint => ({
  name: table,
  rows: '0',
  fingerprint: '0',
})

export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    SELECT n.nspname AS schema, c.relname AS name
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'S' AND ${OURS} ORDER BY n.nspname, c.relname`)
  const sequences: Sequence[] = []
  for (const { schema, name } of rows) {
    const place = qualified(schema, name)
    const { rows: values } = await client.query<Omit<Sequence, 'name'>>(
      `SELECT last_value::text AS last, is_called AS "isUsed" FROM ${place}`,
    )
    sequences.push({ name: place, ...(values[0] as Omit<Sequence, 'name'>) })
  }
  return sequences
}

/** How many rows, and a sum over them that any changed, missing or doubled row changes. */
export async function fingerprint(client: Client, table: string): Promise<Fingerprint> {
  const { rows } = await client.query<Omit<Fingerprint, 'name'>>(`
    SELECT count(*)::text AS rows, coalesce(sum(
      ('x' || encode(substr(sha256(convert_to(t::text, 'UTF8')), 1, 7), 'hex'))::bit(56)::bigint
    ), 0)::text AS fingerprint FROM ${table} t`)
  return { name: table, ...(rows[0] as Omit<Fingerprint, 'name'>) }
}

/** Already quoted, as every statement here needs it. */
const qualified = (schema: string, name: string): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`

export const columnList = (table: Table): string => table.columns.map(escapeIdentifier).join(', ')

/** The refusals of PostgreSQL that a person can do something about; none may quote a row. */
export function explain(error: unknown): unknown {
  const refusal = refusalIn(error)
  if (refusal?.code === '42501') {
    return new StartError(
      `The database account may not do that (${refusal.message}): name one that reads every row in DATABASE_BACKUP_URL, and the owner of the tables in DATABASE_OWNER_URL.`,
    )
  }
  if (refusal?.code === '55P03') {
    return new StartError('Somebody is using the database: stop the program, and try again.')
  }
  if (!refusal || asStartError(error)) return error
  return new StartError(
    `The database refused it (${refusal.code}, ${refusal.routine}): nothing was changed; its own log says why.`,
  )
}

/** What migrates wraps what the database says. */
function refusalIn(error: unknown): DatabaseError | undefined {
  if (error instanceof DatabaseError) return error
  return error instanceof Error ? refusalIn(error.cause) : undefined
}
