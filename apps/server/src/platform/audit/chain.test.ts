import { ROOT_PATH } from '@marquee/rules/access'
import type { PoolClient } from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { sealWholeLog } from '../../testing/seal-whole-log.ts'
import { inScope } from '../sql/index.ts'
import { forgetTransactions, record, verifyLog } from './index.ts'
import { sealLog } from './seal-log.ts'

const database = testDatabase()

beforeEach(() => database.owner.query('TRUNCATE audit_log, audit_seals RESTART IDENTITY'))

const entry = (requestId: string) => ({
  requestId,
  personKey: 1,
  operation: 'people.change',
  outcome: 'done' as const,
  event: 'person.changed',
  details: { key: 7 },
  path: '1.2.',
})

const write = (...ids: string[]) =>
  inScope(database.pool, { path: ROOT_PATH }, async ({ sql }) => {
    for (const id of ids) await record(sql, entry(id))
  })

const sealAll = () => sealWholeLog(database, 3)

const verified = () => asOwner((client) => verifyLog(client))

async function asOwner<Value>(work: (client: PoolClient) => Promise<Value>): Promise<Value> {
  const client = await database.owner.connect()
  try {
    await client.query(`BEGIN; SELECT enter_path('1.')`)
    return await work(client)
  } finally {
    await client.query('COMMIT')
    client.release()
  }
}

const tamper = (sql: string) => asOwner((client) => client.query(sql))

describe('the chain over the audit log', () => {
  test('is whole after many rows, and says where it ends [LVL-02]', async () => {
    await write('a', 'b', 'c', 'd', 'e')
    await sealAll()
    await write('f')
    await sealAll()
    const { rows } = await database.owner.query('SELECT hash FROM audit_seals WHERE position = 6')
    expect(await verified()).toEqual({ sealed: 6, hash: rows[0].hash, unsealed: 0 })
  })

  test.for([
    ['is changed', `UPDATE audit_log SET details = '{"key": 8}' WHERE request_id = 'c'`, 'changed'],
    [
      'is of somebody else',
      `UPDATE audit_log SET person_key = 2 WHERE request_id = 'c'`,
      'changed',
    ],
    [
      'is of another time',
      `UPDATE audit_log SET at = at + interval '1 s' WHERE key = 3`,
      'changed',
    ],
    ['is taken away', `DELETE FROM audit_log WHERE request_id = 'c'`, 'gone'],
    [
      'is taken away with its seal',
      `DELETE FROM audit_log WHERE key = 3; DELETE FROM audit_seals WHERE audit_key = 3`,
      'seal-gone',
    ],
    [
      'changes places with the next',
      `UPDATE audit_seals SET audit_key = -audit_key WHERE audit_key IN (3, 4);
       UPDATE audit_seals SET audit_key = CASE audit_key WHEN -3 THEN 4 ELSE 3 END
        WHERE audit_key < 0`,
      'changed',
    ],
    [
      'tells what the next told, and the next what it told',
      `UPDATE audit_log a SET request_id = b.request_id FROM audit_log b
        WHERE a.key IN (3, 4) AND b.key IN (3, 4) AND a.key <> b.key`,
      'changed',
    ],
  ] as const)('finds a row that %s', async ([, sql, why]) => {
    await write('a', 'b', 'c', 'd', 'e')
    await sealAll()
    await tamper(sql)
    expect((await verified()).fault).toMatchObject({
      position: expect.toSatisfy((at) => at === 3 || at === 4),
      why,
    })
    expect((await verified()).sealed).toBeLessThan(4)
  })

  test('finds a row that was put in among the sealed, and one that was put in late', async () => {
    await write('a')
    await write('b')
    await write('c')
    await write('d')
    await sealAll()
    const put = `INSERT INTO audit_log (request_id, operation, outcome, event, details, path, transaction, at)
                 SELECT 'x', operation, outcome, event, details, path`
    await tamper(`${put}, transaction, at FROM audit_log WHERE key = 2`)
    expect((await verified()).fault).toEqual({ key: 5, position: null, why: 'put-in' })
    await tamper(`DELETE FROM audit_log WHERE key = 5;
      ${put}, pg_current_xact_id(), at - interval '2 hours' FROM audit_log WHERE key = 2`)
    await sealAll()
    expect((await verified()).fault).toMatchObject({ why: 'late' })
  })

  test('a log that was long before anything was sealed is whole, however many turns that takes', async () => {
    await tamper(`INSERT INTO audit_log (at, request_id, operation, outcome, event, details, path)
      SELECT now() - n * interval '1 day', n, '', 'done', '', '{}', '1.' FROM generate_series(1, 7) n`)
    await sealAll()
    expect((await verified()).sealed).toBe(7)
    expect((await verified()).fault).toBeUndefined()
  })

  test('knows a link from before, and finds that everything behind it was written again', async () => {
    await write('a', 'b')
    await sealAll()
    const { sealed: position, hash } = await verified()
    await write('c')
    await sealAll()
    expect(await asOwner((client) => verifyLog(client, { position, hash }))).toMatchObject({
      holdsKnown: true,
    })
    await tamper(`UPDATE audit_log SET person_key = 9 WHERE key = 2; DELETE FROM audit_seals`)
    await sealAll()
    const again = await asOwner((client) => verifyLog(client, { position, hash }))
    expect([again.fault, again.holdsKnown]).toEqual([undefined, false])
  })

  test('a row that is saved late is sealed behind those that overtook it [LVL-02]', async () => {
    const slow = await database.pool.connect()
    await slow.query(`BEGIN; SELECT enter_path('1.');
      INSERT INTO audit_log (request_id, operation, outcome, event, details, path)
      VALUES ('slow', '', 'done', '', '{}', '1.')`)
    await write('fast')
    await sealLog(database.pool)
    expect((await verified()).sealed).toBe(0)
    await slow.query('COMMIT')
    slow.release()
    await sealAll()
    await write('later')
    await sealAll()
    expect(await verified()).toMatchObject({ sealed: 3, unsealed: 0 })
    expect((await verified()).fault).toBeUndefined()
  })

  test('continues in a database that was restored, whose transactions are numbered again', async () => {
    await write('a', 'b')
    await sealAll()
    await write('c')
    await tamper(`UPDATE audit_log SET transaction = '999999999';
      UPDATE audit_seals SET horizon = '999999999'`)
    await asOwner((client) => forgetTransactions(client))
    expect((await verified()).fault).toBeUndefined()
    await write('d')
    await sealAll()
    expect(await verified()).toMatchObject({ sealed: 4, unsealed: 0 })
  })

  test.for([
    ['change a seal', `UPDATE audit_seals SET hash = ''`],
    ['take seals away', 'DELETE FROM audit_seals'],
    ['take all seals away', 'TRUNCATE audit_seals'],
    ['change a row', `UPDATE audit_log SET person_key = 2`],
    ['switch the notes of changes off', 'ALTER TABLE people DISABLE TRIGGER watched'],
  ])('the program itself cannot %s [LVL-02]', async ([, sql]) => {
    const client = await database.pool.connect()
    await client.query(`BEGIN; SELECT enter_path('1.')`)
    const refused = await client.query(sql as string).catch(({ code }) => code)
    await client.query('ROLLBACK')
    client.release()
    expect(refused).toBe('42501')
  })
})
