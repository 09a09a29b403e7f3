import { afterEach, expect, vi } from 'vitest'
import { startJobs, type Job, type RunningJobs } from '../platform/jobs/index.ts'
import { killPoints } from './killed-along.ts'
import { killedServers, type KilledRun } from './killed-server.ts'
import { quiet } from './quiet.ts'
import type { TestApp } from './test-app.ts'
import { tokenFor } from './tokens.ts'

interface Killing<Ready> {
  /** Empties what the job writes, and makes what the call is about. */
  ready: () => Promise<Ready>
  callOf: (ready: Ready) => Omit<KilledRun['call'], 'key'>
  /** What the database says of it, once the job is done. */
  standing: (ready: Ready) => Promise<object>
  expected: object
  /** Fewer than these, and the job did not do its work in that server. */
  statements: number
}

/** For the tests of a file: kills servers all along a call and the job that it starts, and lets another end it. */
export function killingJob(app: TestApp, job: Job) {
  const runKilled = killedServers()
  let running: RunningJobs | undefined
  afterEach(() => running?.stop())

  /** The server is up again, and a caller without an answer repeats the call. */
  async function goOn({ path, method, body, key, as }: KilledRun['call']): Promise<void> {
    const headers = { authorization: `Bearer ${await tokenFor(as)}`, 'idempotency-key': key }
    const { status } = await app.send({ method, url: `/api${path}`, payload: body, headers })
    expect(status).toBe(201)
    running = await startJobs({
      pool: app.pool,
      jobs: [job],
      clock: Date.now,
      log: quiet,
      lookEvery: 50,
    })
    await vi.waitFor(async () => {
      expect((await app.owner.query('SELECT FROM jobs')).rowCount).toBe(0)
    }, 30_000)
    await running.stop()
  }

  return async <Ready>({ ready, callOf, standing, expected, statements }: Killing<Ready>) => {
    const url = app.ownerUrl
    const first = await ready()
    const call = { ...callOf(first), key: 'lives' }
    const lived = await runKilled({ url, point: 0, call })
    if (lived === 'killed') throw new Error('Nobody killed it')
    expect(await standing(first)).toEqual(expected)
    expect(lived.statements).toBeGreaterThan(statements)
    let kills = 0
    // In the middle: some of it is done, and the rest is not yet tried.
    for (const point of killPoints(lived.statements, lived.statements)) {
      const prepared = await ready()
      const repeated = { ...callOf(prepared), key: `killed-at-${point}` }
      if ((await runKilled({ url, point, call: repeated })) === 'killed') kills += 1
      await goOn(repeated)
      expect([point, await standing(prepared)]).toEqual([point, expected])
    }
    expect(kills).toBeGreaterThan(0)
  }
}
