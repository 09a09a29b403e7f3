import type pg from 'pg'

interface Column {
  table: string
  name: string
  type: string
}

/** A row at each of these places in every table that has places and no rows yet, new tables included. */
export async function plantRows(owner: pg.Pool, paths: readonly string[]): Promise<void> {
  const { rows: columns } = await owner.query<Column>(
    `SELECT table_name AS table, quote_ident(column_name) AS name, data_type AS type
       FROM information_schema.columns c
      WHERE table_schema = 'public' AND is_nullable = 'NO' AND is_identity = 'NO'
        AND column_name <> 'path'
        AND EXISTS (SELECT FROM information_schema.columns p WHERE p.table_schema = 'public'
                       AND p.table_name = c.table_name AND p.column_name = 'path')`,
  )
  const client = await owner.connect()
  try {
    // Without triggers, no row needs what it refers to.
    await client.query('SET session_replication_role = replica')
    for (const table of new Set(columns.map((column) => column.table))) {
      const own = columns.filter((column) => column.table === table)
      await client.query(insertion(table, own), [paths])
    }
  } finally {
    client.release(true)
  }
}

function insertion(table: string, columns: readonly Column[]): string {
  const names = ['path', ...columns.map(({ name }) => name)]
  const values = ['path', ...columns.map(({ type }) => VALUES[type] ?? missing(table, type))]
  return `INSERT INTO ${table} (${names.join()}) SELECT ${values.join()}
     FROM unnest($1::text[]) WITH ORDINALITY AS places(path, n)
    WHERE NOT EXISTS (SELECT FROM ${table})`
}

/** Of each type a value that differs from place to place, where it can. */
const VALUES: Readonly<Record<string, string>> = {
  text: `'T' || n`,
  integer: 'n::integer',
  smallint: 'n::smallint',
  bigint: 'n',
  boolean: 'true',
  bytea: `''`,
  date: `'2031-01-01'::date + n::integer`,
  jsonb: `'{}'`,
  xid8: 'n::text::xid8',
  ARRAY: `'{1}'`,
  'double precision': 'n',
  'timestamp with time zone': 'now()',
}

function missing(table: string, type: string): never {
  throw new Error(`${table} has a column of type ${type}: say here what to plant in it`)
}
