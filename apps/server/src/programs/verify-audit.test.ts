import { beforeAll, expect, test } from 'vitest'
import { sealWholeLog } from '../testing/seal-whole-log.ts'
import { testApp } from '../testing/test-app.ts'
import { verifyAudit } from './verify-audit.ts'

const app = testApp()
const verify = (...argv: string[]) => verifyAudit(argv, { DATABASE_URL: app.ownerUrl })

/** As the owner of the database could, past all that binds the program. */
async function tamper(sql: string): Promise<void> {
  const client = await app.owner.connect()
  await client.query(`BEGIN; SELECT enter_path('1.')`)
  await client.query(sql)
  await client.query('COMMIT')
  client.release()
}

beforeAll(async () => {
  for (const day of ['2031-05-05', '2031-05-06', '2031-05-07']) {
    await app.call('admin', 'POST', '/blackout-date/add', { date: day })
  }
  await sealWholeLog(app)
})

test('the command says that the log is whole, and what of it to keep elsewhere [LVL-02]', async () => {
  const output = await verify()
  expect(output).toContain('The audit log is whole: 3 rows are sealed, 0 are still to be.')
  const [, head = ''] = /--head (3:[0-9a-f]{64})$/.exec(output) ?? []
  expect(await verify('--head', head)).toBe(output)
  await expect(verify('--head', `3:${'0'.repeat(64)}`)).rejects.toThrow('not the one that you kept')
})

test('the command finds a row that was changed, and then one that is gone [LVL-02]', async () => {
  const { rows } = await app.owner.query('SELECT key FROM audit_log ORDER BY key')
  const [first, second, third] = rows.map(({ key }) => key)
  await tamper(
    `UPDATE audit_log SET details = details || '{"date": "2031-06-06"}' WHERE key = ${third}`,
  )
  await expect(verify()).rejects.toThrow(`Row ${third} of the audit log was changed`)
  await tamper(`DELETE FROM audit_log WHERE key = ${second}`)
  await expect(verify()).rejects.toThrow(`Row ${second} of the audit log was taken away`)
  await tamper(`UPDATE audit_log SET person_key = NULL WHERE key = ${first}`)
  await expect(verify()).rejects.toThrow(`Row ${first} of the audit log was changed`)
})

test('the command prints its usage', async () => {
  for (const argv of [['--head'], ['--head', 'three'], ['--tail'], ['now']]) {
    await expect(verify(...argv)).rejects.toThrow('Say it like this: npm run verify-audit')
  }
})
