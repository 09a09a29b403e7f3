import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { maySmallDisks } from '../../testing/small-disk.ts'
import { databaseOnSmallJournal } from '../../testing/small-journal.ts'
import { testApp } from '../../testing/test-app.ts'

/** Long enough for it to die more often than is otherwise taken for one that cannot run. */
const AWAY_MS = 8_000
/** A start takes a second or two; beside all other tests it takes its time. The promise is ten seconds. */
const BACK_WITHIN_MS = Number(process.env.BACK_WITHIN_MS ?? 90_000)

describe.runIf(maySmallDisks)('a database whose journal has a full disk of its own', () => {
  const database = databaseOnSmallJournal()
  const app = testApp({}, database)
  const closedDays: string[] = []

  const close = (date: string) => app.call('admin', 'POST', '/blackout-date/add', { date })
  const ready = async () => (await app.send({ method: 'GET', url: '/readyz' })).status

  /** Closes a day after the other, until the database is away. Who meets the full disk first hears of it. */
  async function closeDays(): Promise<void> {
    for (let day = new Date('2030-01-01'); ; day = new Date(day.getTime() + 86_400_000)) {
      const date = day.toISOString().slice(0, 10)
      const { status, body } = await close(date)
      if (body.code === 'server.unavailable') return
      if (status === 201) closedDays.push(date)
      else expect(body.code).toBe('storage-full')
    }
  }

  async function fillJournal(): Promise<void> {
    const noise = `INSERT INTO noise SELECT gen_random_bytes(1000) FROM generate_series(1, 1000)`
    for (;;) await database.owner.query(noise)
  }

  test(
    'is away while it is full, is back by itself once there is room, and has all that was answered',
    { timeout: 240_000 },
    async () => {
      await database.owner.query(`
        CREATE EXTENSION IF NOT EXISTS pgcrypto;
        CREATE TABLE noise (bytes bytea)`)
      const full = fillJournal().catch((error: unknown) => error)
      await closeDays()
      await full
      const end = Date.now() + AWAY_MS
      while (Date.now() < end) {
        expect(await ready()).toBe(503)
        await pause(500)
      }

      database.makeRoom()
      await expect.poll(ready, { timeout: BACK_WITHIN_MS }).toBe(200)
      const { rows } = await database.owner.query<{ date: string }>(
        'SELECT date::text FROM blackout_dates ORDER BY date',
      )
      expect(rows.map(({ date }) => date)).toEqual(expect.arrayContaining(closedDays))
      expect(closedDays.length).toBeGreaterThan(0)
      expect((await close('2040-12-24')).status).toBe(201)
    },
  )
})
