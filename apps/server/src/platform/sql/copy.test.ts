import type pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { appLogin, connect, copyIn, copyOut } from './index.ts'

const database = testDatabase()

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

async function withClient(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const pool = connect({ url: await appLogin(database.ownerUrl) }, () => {}, 'jobs')
  const client = await pool.connect()
  await client.query('CREATE TEMP TABLE copied (one integer)')
  await work(client).finally(() => client.release())
  await pool.end()
}

test('rows go in and come out, and nothing waits for an answer any more that came', () =>
  withClient(async (client) => {
    const parts: string[] = []
    const before = timers()
    await copyIn(client, 'COPY copied FROM STDIN', [Buffer.from('1\n'), Buffer.from('2\n')])
    await copyOut(client, 'COPY copied TO STDOUT', 1, async (part) => {
      parts.push(part.toString())
    })
    expect(parts.join('')).toBe('1\n2\n')
    expect(timers()).toBeLessThanOrEqual(before)
  }))

test('rows that the database does not take are its error, and the connection serves again', () =>
  withClient(async (client) => {
    const before = timers()
    const copied = copyIn(client, 'COPY copied FROM STDIN', [Buffer.from('one\n')])
    await expect(copied).rejects.toThrow('invalid input syntax')
    expect((await client.query('SELECT FROM copied')).rowCount).toBe(0)
    expect(timers()).toBeLessThanOrEqual(before)
  }))
