import type pg from 'pg'
import { emailOf } from '../testing/test-tree.ts'
import { asApp, attempt, guardedTables } from './policies.ts'

/*
 * What is open before any scope is known: only the caller's own row, and the invitation to the caller's
 * own verified email address.
 */

export const INVITED = 'invited@test.example'
export const UNINVITED = 'uninvited@test.example'

export async function entranceFindings(client: pg.ClientBase): Promise<string[]> {
  const tables = (await guardedTables(client)).map(({ name }) => name)
  const findings: string[] = []
  const check = async (what: string, sql: string, expected: string) => {
    const got = await attempt(client, sql)
    if (got !== expected) findings.push(`${what}: ${got} instead of ${expected}`)
  }
  await asApp(client, async () => {
    for (const name of tables) await check(`nobody sees ${name}`, `SELECT FROM ${name}`, '0 rows')

    await set(client, { issuer: 'local', subject: emailOf('dealer') })
    await check('one finds oneself', `SELECT FROM people WHERE key = 5`, '1 rows')
    await check('and nobody else', `SELECT FROM people`, '1 rows')

    await set(client, { subject: 'newcomer', email: INVITED })
    await check('one finds an invitation', `SELECT FROM people`, '1 rows')
    await check('takes it', take('newcomer'), '1 rows')
    await check('takes it and nothing else', takeAll('newcomer'), '1 rows')
    await check('does not give it away', take('somebody'), '42501')
    await check('does not leave it open', `UPDATE people SET name = 'x'`, '42501')

    await set(client, { email: UNINVITED })
    await check('a deactivated person is not invited', `SELECT FROM people`, '0 rows')
    await check('and takes nothing', take('newcomer'), '0 rows')

    await set(client, { email: emailOf('dealer') })
    await check('whoever has signed in is not invited', take('newcomer'), '0 rows')
  })
  return findings
}

async function set(client: pg.ClientBase, names: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(names)) {
    await client.query(`SELECT set_config($1, $2, true)`, [`app.${name}`, value])
  }
}

const takeAll = (subject: string) =>
  `UPDATE people SET status = 'ACTIVE', issuer = 'local', subject = '${subject}'`

const take = (subject: string) => `${takeAll(subject)} WHERE email LIKE '%@test.example'`
