import type pg from 'pg'
import { emailOf, type PersonName } from '../testing/test-tree.ts'
import { asApp, attempt } from './policies.ts'

/*
 * A child of a metro campaign that is not released is hidden from its own dealer, who would see it by
 * its place alone, and is seen by the staff above.
 */

const KEY = 990_002

const PLANT = `
  SAVEPOINT unreleased_child;
  SET LOCAL session_replication_role = replica;
  INSERT INTO campaigns (key, hierarchy_id, template_key, template_version, category, type, cadence,
                         market_key, parent_key, name, initial_name, status, details, created_by,
                         creator_level, updated_by, path)
  OVERRIDING SYSTEM VALUE
  VALUES (${KEY}, 'HONDA', 1, 1, 'METRO', 'STANDARD', 'STANDARD', 5, 990003, '', '', 'DRAFT', '{}',
          1, 'DISTRICT', 1, '1.2.3.4.5.')`

/** Who sees and writes it before it is released, and after. */
const EXPECTED: readonly [PersonName, string, string][] = [
  ['dealer', '0 rows', '1 rows'],
  ['sibling', '0 rows', '0 rows'],
  ['district', '1 rows', '1 rows'],
  ['national', '1 rows', '1 rows'],
]

export async function unreleasedChildFindings(client: pg.ClientBase): Promise<string[]> {
  const findings: string[] = []
  await client.query(PLANT)
  for (const [name, before, after] of EXPECTED) {
    for (const [isReleased, expected] of [
      [false, before],
      [true, after],
    ] as const) {
      await client.query(`UPDATE campaigns SET is_released = ${isReleased} WHERE key = ${KEY}`)
      await asApp(client, async () => {
        await client.query('SELECT enter_person($1, $2)', ['local', emailOf(name)])
        const found = await attempt(client, `SELECT FROM campaigns WHERE key = ${KEY}`)
        const changed = await attempt(client, `UPDATE campaigns SET version = 2 WHERE key = ${KEY}`)
        if (found !== expected) findings.push(`${name} sees ${found} instead of ${expected}`)
        if (changed !== expected) findings.push(`${name} writes ${changed} instead of ${expected}`)
      })
    }
  }
  await client.query('ROLLBACK TO SAVEPOINT unreleased_child')
  return findings
}
