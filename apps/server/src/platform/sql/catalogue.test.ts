import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { classFindings, CLASSES, describeTables } from '../../access-matrix/classes.ts'
import * as schema from '../../db/schema/index.ts'
import { testDatabase } from '../../testing/database.ts'

const database = testDatabase()

const migrations = new URL('../../db/migrations/', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, migrations), 'utf8'))

describe('the catalogue', () => {
  test('every table is of a class, and has the security, policies and grants of that class [LVL-02]', async () => {
    const tables = await describeTables(database.owner)
    expect(tables.length).toBe(Object.keys(described().tables).length)
    expect(await classFindings(database.owner)).toEqual([])
    // Each class is in use, so that none of this is true of nothing.
    expect([...new Set(tables.map((table) => table.class))].sort()).toEqual(
      Object.keys(CLASSES).sort(),
    )
  })

  test('a table in the tree has its path by bytes, never empty, and within the index [LVL-02]', async () => {
    const { rows } = await database.owner.query(
      `SELECT c.relname AS name, coalesce(a.attnotnull, false) AS filled, l.collname AS collation
         FROM pg_class c
         LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'path'
         LEFT JOIN pg_collation l ON l.oid = a.attcollation
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
          AND obj_description(c.oid) ~ '^class: (scoped|inherited|log)$'`,
    )
    expect(rows.length).toBeGreaterThan(5)
    for (const row of rows) expect(row).toMatchObject({ filled: true, collation: 'C' })
  })

  test('no function runs with the rights of its owner, and no view looks past the policies [LVL-02]', async () => {
    const { rows: functions } = await database.owner.query(
      `SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosecdef`,
    )
    const { rows: views } = await database.owner.query(
      `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace
          AND (relkind IN ('m', 'f') OR relkind = 'v'
               AND NOT coalesce(reloptions, '{}') @> '{security_invoker=true}')`,
    )
    expect({ functions, views }).toEqual({ functions: [], views: [] })
  })

  test.for([
    ['change the audit log', `UPDATE audit_log SET event = 'other'`],
    ['shorten the audit log', `DELETE FROM audit_log`],
    ['empty the audit log', `TRUNCATE audit_log`],
    ['empty a table past its policies', `TRUNCATE people`],
    ['make a table', `CREATE TABLE mine (a integer)`],
    ['make a function', `CREATE FUNCTION mine() RETURNS integer LANGUAGE sql RETURN 1`],
    ['switch row-level security off', `ALTER TABLE people DISABLE ROW LEVEL SECURITY`],
    ['drop a policy', `DROP POLICY within ON people`],
    ['take a table over', `ALTER TABLE people OWNER TO marquee_app`],
    [
      'write what only migrations write',
      `INSERT INTO report_configs (name, display_priority) VALUES ('', 1)`,
    ],
    ['skip triggers', `SET session_replication_role = replica`],
  ])('the program cannot %s [LVL-02]', async ([, sql]) => {
    const insufficientPrivilege = '42501'
    await expect(refusalOf(sql as string)).resolves.toBe(insufficientPrivilege)
  })

  test('the program has no powers, owns nothing, and is a member of no role [LVL-02]', async () => {
    const { rows } = await database.owner.query(
      `SELECT rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
              EXISTS (SELECT FROM pg_class WHERE relowner = r.oid) AS owns,
              EXISTS (SELECT FROM pg_auth_members WHERE member = r.oid) AS belongs
         FROM pg_roles r WHERE rolname = 'marquee_app'`,
    )
    expect(rows).toHaveLength(1)
    expect(Object.values(rows[0] as object).some(Boolean)).toBe(false)
  })

  async function refusalOf(sql: string): Promise<string> {
    const client = await database.pool.connect()
    try {
      await client.query(`BEGIN; SELECT enter_path('1.')`)
      await client.query(sql)
      return 'allowed'
    } catch (error) {
      return (error as { code: string }).code
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  }
})

describe('tables in code and tables in migrations', () => {
  test('the last migration leaves nothing to generate', async () => {
    const { entries } = read('meta/_journal.json') as { entries: { idx: number }[] }
    const last = read(`meta/${String(entries.length - 1).padStart(4, '0')}_snapshot.json`)
    expect(await generateMigration(last, described())).toEqual([])
  })

  test('the migrated database has exactly the columns that the code believes in', async () => {
    const { rows } = await database.owner.query(
      `SELECT c.relname || '.' || a.attname AS name, format_type(a.atttypid, a.atttypmod)
              || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END AS type
         FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
          AND a.attnum > 0 AND NOT a.attisdropped`,
    )
    const believed: [string, string][] = Object.values(
      described().tables as Record<string, Described>,
    ).flatMap(({ name, columns }) =>
      Object.values(columns).map((column) => [
        `${name}.${column.name}`,
        `${column.type.replace(' COLLATE "C"', '')}${column.notNull ? ' NOT NULL' : ''}`,
      ]),
    )
    expect(Object.fromEntries(rows.map(({ name, type }) => [name, type]))).toEqual(
      Object.fromEntries(believed),
    )
  })
})

interface Described {
  name: string
  columns: Record<string, { name: string; type: string; notNull: boolean }>
}

function described() {
  return generateDrizzleJson(schema, '', undefined, 'snake_case')
}
