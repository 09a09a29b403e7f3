import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import {
  beginSending,
  confirmRestore,
  holdBack,
  mayBeginSending,
  sendingAllowed,
} from './restore-guard.ts'

const database = testDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'marquee-guard-'))
const file = path.join(folder, 'data', 'generation')
const other = path.join(folder, 'data', 'other-machine', 'generation')

beforeEach(async () => {
  rmSync(path.dirname(file), { recursive: true, force: true })
  await database.owner.query('DELETE FROM restore_guard')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const allowed = () => sendingAllowed(database.pool, file)
const begin = () => beginSending(database.pool, file)

async function waiting(): Promise<number | null> {
  const { rowCount } = await database.owner.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rowCount
}

const tries = async () => [await allowed(), await begin(), await allowed()]

/** As any tool would do it that knows nothing of the guard. */
const putBack = (generation: number | undefined) =>
  generation === undefined
    ? database.owner.query('DELETE FROM restore_guard')
    : database.owner.query('UPDATE restore_guard SET generation = $1', [generation])

describe('sending is allowed', () => {
  test('from a new database, and on and on', async () => {
    expect(await allowed()).toBe(true)
    for (let wave = 1; wave <= 3; wave += 1) expect(await begin()).toBe(true)
    expect(readFileSync(file, 'utf8')).toBe('3\n')
  })

  test('after a crash between the two counts', async () => {
    await begin()
    await begin()
    writeFileSync(file, '1\n')
    expect(await begin()).toBe(true)
    expect(readFileSync(file, 'utf8')).toBe('3\n')
  })

  test('to all turns of a machine that begin at once', async () => {
    for (let round = 1; round <= 10; round += 1) {
      const turns = Array.from({ length: 12 }, begin)
      expect(await Promise.all(turns)).toEqual(turns.map(() => true))
    }
    expect(await allowed()).toBe(true)
  })

  test('from a machine that is new on a database which has sent elsewhere', async () => {
    await begin()
    await begin()
    expect(await beginSending(database.pool, other)).toBe(true)
    expect(readFileSync(other, 'utf8')).toBe('3\n')
    expect(await tries()).toEqual([true, true, true])
  })

  test('from a backup since which nothing has been sent', async () => {
    await begin()
    await putBack(1)
    expect(await allowed()).toBe(true)
  })
})

describe('nothing is sent', () => {
  test('from a database put back to before the last sending', async () => {
    await begin()
    await begin()
    await putBack(1)
    expect(await tries()).toEqual([false, false, false])
  })

  test('from a database put back to before the first sending', async () => {
    await begin()
    await putBack(undefined)
    expect(await tries()).toEqual([false, false, false])
  })

  test('from a copy of a database that has sent elsewhere', async () => {
    await begin()
    await database.owner.query(`UPDATE restore_guard SET identity = 'of the first one'`)
    rmSync(file)
    expect(await tries()).toEqual([false, false, false])
  })

  test('from any machine, once one of them has noticed that it counts less', async () => {
    await begin()
    await begin()
    await putBack(1)
    expect(await sendingAllowed(database.pool, other)).toBe(true)
    expect(await mayBeginSending(database.pool, file)).toBe(false)
    expect(await beginSending(database.pool, other)).toBe(false)
  })

  test('by a machine that counts while another one holds it back', async () => {
    await begin()
    const held = await database.owner.connect()
    await held.query('BEGIN')
    await held.query('UPDATE restore_guard SET generation = -1')
    const began = begin()
    await expect.poll(() => waiting()).toBe(1)
    await held.query('COMMIT')
    held.release()
    expect(await began).toBe(false)
    expect(await tries()).toEqual([false, false, false])
  })

  test('after a restore, also where nothing was ever sent', async () => {
    await holdBack(database.owner)
    expect(await tries()).toEqual([false, false, false])
  })

  test('where the count outside is not to be read', async () => {
    await begin()
    writeFileSync(file, 'three')
    expect(await tries()).toEqual([false, false, false])
  })
})

test('a person lets a restored database send again, and the next restore holds it back again', async () => {
  for (let wave = 0; wave < 5; wave += 1) await begin()
  await putBack(2)
  await confirmRestore(database.pool, file)
  expect(await begin()).toBe(true)
  // Another machine had sent more, and takes the word of the person all the same.
  mkdirSync(path.dirname(other), { recursive: true })
  writeFileSync(other, '12\n')
  expect(await beginSending(database.pool, other)).toBe(true)
  await putBack(5)
  expect(await allowed()).toBe(false)
  await holdBack(database.owner)
  rmSync(file)
  await confirmRestore(database.pool, file)
  expect(await begin()).toBe(true)
})
