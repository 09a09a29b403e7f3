import type pg from 'pg'
import { emailOf, PEOPLE, type PersonName } from '../testing/test-tree.ts'
import { describeTables } from './classes.ts'
import { relationOf } from './model.ts'
import { placeOf } from './places.ts'

type Row = Record<string, unknown> & { path: string; person_key: number }

interface Table {
  name: string
  class: string
  columns: string[]
  rows: Row[]
}

const REFUSED = '42501'
const NOBODYS_PATH = '2.'

/**
 * What row-level security lets each person see and write, reported where it differs from the class of
 * the table; of one table only, where it is named. Runs inside a transaction of the owner, and leaves
 * nothing behind.
 */
export async function policyFindings(
  client: pg.ClientBase,
  people: readonly PersonName[],
  only?: string,
): Promise<string[]> {
  const guarded = await guardedTables(client)
  const tables = guarded.filter(({ name }) => only === undefined || name === only)
  const findings: string[] = []
  for (const name of people) {
    await asApp(client, async () => {
      await client.query('SELECT enter_person($1, $2)', ['local', emailOf(name)])
      for (const table of tables) {
        const found = await tableFindings(client, table, name)
        findings.push(...found.map((finding) => `${name}, ${table.name}: ${finding}`))
      }
    })
  }
  return findings
}

export async function guardedTables(client: pg.ClientBase): Promise<Table[]> {
  const tables: Table[] = []
  for (const { name, columns, class: kind } of await describeTables(client)) {
    if (kind === null || ['global', 'system'].includes(kind)) continue
    const { rows } = await client.query<{ row: Row }>(`SELECT to_jsonb(t) AS row FROM ${name} t`)
    tables.push({ name, columns, class: kind, rows: rows.map(({ row }) => row) })
  }
  return tables
}

/** Does something as the program's role, and undoes it. */
export async function asApp<Value>(
  client: pg.ClientBase,
  work: () => Promise<Value>,
): Promise<Value> {
  await client.query('SAVEPOINT as_app')
  // Without its triggers, foreign keys do not get in the way of what policies decide.
  await client.query('SET LOCAL session_replication_role = replica; SET LOCAL ROLE marquee_app')
  try {
    return await work()
  } finally {
    await client.query('ROLLBACK TO SAVEPOINT as_app')
  }
}

async function tableFindings(client: pg.ClientBase, table: Table, name: PersonName) {
  const { key, home } = PEOPLE[name]
  const mayWrite = (row: Row) => isTheirs(table, row, key, home, ['own', 'descendant'])
  const maySee = (row: Row) =>
    mayWrite(row) || (table.class === 'inherited' && isTheirs(table, row, key, home, ['ancestor']))
  const isLog = table.class === 'log'
  const place = table.class === 'own' ? 'person_key' : 'path'
  const away = table.class === 'own' ? '-1' : `'${NOBODYS_PATH}'`
  const writable = table.rows.filter(mayWrite).length

  const findings = expect('sees', await visible(client, table), table.rows.filter(maySee).map(text))
  const attempts: [string, string, string][] = [
    [
      'updates',
      `UPDATE ${table.name} SET ${place} = ${place}`,
      isLog ? REFUSED : `${writable} rows`,
    ],
    ['deletes', `DELETE FROM ${table.name}`, isLog ? REFUSED : `${writable} rows`],
  ]
  if (writable > 0) {
    attempts.push(['moves away', `UPDATE ${table.name} SET ${place} = ${away}`, REFUSED])
  }
  for (const [what, sql, expected] of attempts) {
    findings.push(...expect(what, [await attempt(client, sql)], [expected]))
  }
  for (const row of table.rows) {
    const got = await attempt(client, insertion(table), [JSON.stringify(row)])
    // A row that is already there fails only after the policy has let it through.
    const expected = isLog || mayWrite(row) ? '23505' : REFUSED
    findings.push(...expect(`adds ${text(row)}`, [got], [expected]))
  }
  return findings
}

function isTheirs(
  table: Table,
  row: Row,
  key: number,
  home: (typeof PEOPLE)[PersonName]['home'],
  relations: readonly string[],
): boolean {
  if (table.class === 'own') return row.person_key === key
  return relations.includes(relationOf(placeOf(home).path as string, row.path))
}

async function visible(client: pg.ClientBase, { name }: Table): Promise<string[]> {
  const { rows } = await client.query<{ row: Row }>(`SELECT to_jsonb(t) AS row FROM ${name} t`)
  return rows.map(({ row }) => text(row))
}

/** How many rows a statement touches, or the code of its failure; it is undone. */
export async function attempt(
  client: pg.ClientBase,
  sql: string,
  values: unknown[] = [],
): Promise<string> {
  await client.query('SAVEPOINT attempt')
  try {
    return `${(await client.query(sql, values)).rowCount} rows`
  } catch (error) {
    return (error as { code: string }).code
  } finally {
    await client.query('ROLLBACK TO SAVEPOINT attempt')
  }
}

const insertion = ({ name, columns }: Table) =>
  `INSERT INTO ${name} (${columns.join()}) OVERRIDING SYSTEM VALUE
   SELECT ${columns.join()} FROM jsonb_populate_record(NULL::${name}, $1)`

const text = (row: Row) => JSON.stringify(row)

function expect(what: string, got: readonly string[], expected: readonly string[]): string[] {
  const same = JSON.stringify([...got].sort()) === JSON.stringify([...expected].sort())
  return same ? [] : [`${what} ${got.join(' ')} instead of ${expected.join(' ')}`]
}
