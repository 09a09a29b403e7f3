import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ROOT_PATH } from '@marquee/rules/access'
import { testDatabase } from '../../testing/database.ts'
import { DatabaseProxy } from '../../testing/database-proxy.ts'
import { quiet } from '../../testing/quiet.ts'
import { connect, inScope } from '../sql/index.ts'
import { jobsQueue, startJobs, type Job, type RunningJobs } from './index.ts'

const database = testDatabase()
const running: RunningJobs[] = []

beforeEach(() => database.owner.query('TRUNCATE jobs'))
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop()
})

const start = async (
  jobs: Job<string>[],
  log: Parameters<typeof startJobs>[0]['log'] = quiet,
  most = 2,
) => {
  const one = await startJobs({
    pool: database.pool,
    jobs,
    clock: Date.now,
    log,
    most,
    lookEvery: 50,
  })
  running.push(one)
  return one
}
const request = (kind: string, ...subjects: number[]) =>
  inScope(database.pool, { path: ROOT_PATH }, ({ sql }) =>
    jobsQueue(sql, ROOT_PATH).request(kind, subjects),
  )
const left = async () => (await database.owner.query('SELECT kind, subject FROM jobs')).rows

test('a requested job is done once by one of several programs, and is gone [API-01]', async () => {
  const done: number[] = []
  const job = {
    kind: 'count',
    run: async ({ subject }: { subject: number }) => void done.push(subject),
  }
  await start([job])
  await start([job])
  await request('count', 1, 2, 3)
  await vi.waitFor(async () => expect(await left()).toEqual([]), 5_000)
  expect(done.toSorted()).toEqual([1, 2, 3])
})

test('jobs that are requested together are done as they are named', async () => {
  const done: number[] = []
  const kind = 'in turn'
  await request(kind, 3, 1, 2)
  const run = async ({ subject }: { subject: number }) => void done.push(subject)
  await start([{ kind, run }], quiet, 1)
  await vi.waitFor(async () => expect(await left()).toEqual([]), 5_000)
  expect(done).toEqual([3, 1, 2])
})

test('a job bears the id of the call that requested it, and so does what it requests itself', async () => {
  const lines: object[] = []
  const note = (line: object) => void lines.push(line)
  const first: Job<string> = {
    kind: 'first',
    run: ({ inOwn }) => inOwn((use) => use(jobsQueue).request('second', [2])),
  }
  const second: Job<string> = { kind: 'second', run: () => Promise.reject(new Error('not today')) }
  const own: Job<string> = { kind: 'own', run: async () => {} }
  await start([first, second, own], { info: note, error: note })
  await request('own', 3)
  const scope = { path: ROOT_PATH, requestId: "call-o'clock" }
  await inScope(database.pool, scope, ({ sql }) => jobsQueue(sql, ROOT_PATH).request('first', [1]))
  await vi.waitFor(() => expect(lines.length).toBeGreaterThanOrEqual(2), 5_000)
  const requestId = "call-o'clock"
  expect(lines).toContainEqual({ job: 'first', subject: 1, requestId })
  expect(lines).toContainEqual(expect.objectContaining({ job: 'second', subject: 2, requestId }))
  await vi.waitFor(
    async () => expect(await left()).toEqual([{ kind: 'second', subject: 2 }]),
    5_000,
  )
  expect(lines).toHaveLength(2)
  // A connection that is used again says nothing of the call before.
  await request('for no runner', 4)
  const { rows } = await database.owner.query(
    `SELECT request_id FROM jobs WHERE kind = 'for no runner'`,
  )
  expect(rows).toEqual([{ request_id: null }])
})

test('a job that is requested while it runs runs again [API-01]', async () => {
  let runs = 0
  await start([
    {
      kind: 'again',
      async run() {
        runs += 1
        if (runs === 1) await request('again', 7)
      },
    },
  ])
  await request('again', 7)
  await vi.waitFor(async () => expect(await left()).toEqual([]), 5_000)
  expect(runs).toBe(2)
})

test('what fails waits for another try, and nothing else waits for it [API-01]', async () => {
  const done: string[] = []
  await start([
    {
      kind: 'bad',
      run: async () => {
        done.push('bad')
        throw new Error('no')
      },
    },
    { kind: 'good', run: async () => void done.push('good') },
  ])
  await request('bad', 1)
  await request('good', 1)
  await vi.waitFor(async () => {
    const { rows } = await database.owner.query(
      `SELECT kind, attempts, lease, run_at > now() AS later FROM jobs`,
    )
    expect(rows).toEqual([{ kind: 'bad', attempts: 1, lease: null, later: true }])
  }, 5_000)
  expect(done).toContain('good')
})

test('what a program that ended was doing is taken over at once [API-01]', async () => {
  await database.owner.query(
    `INSERT INTO jobs (kind, subject, lease, leased_until, attempts)
     VALUES ('left', 1, '999999@1.5 x', now() + interval '1 minute', 1)`,
  )
  let runs = 0
  await start([{ kind: 'left', run: async () => void (runs += 1) }])
  await vi.waitFor(() => expect(runs).toBe(1), 5_000)
})

test('what waits is done once the database is back, also where it was away at first [API-01]', async () => {
  const proxy = new DatabaseProxy(database.ownerUrl)
  await proxy.mend()
  await proxy.cut()
  const pool = connect({ url: proxy.url, role: 'marquee_app' }, () => {})
  let failures = 0
  let runs = 0
  const jobs = [{ kind: 'late', run: async () => void (runs += 1) }]
  const log = { ...quiet, error: () => void (failures += 1) }
  const one = await startJobs({ pool, jobs, clock: Date.now, log, lookEvery: 50 })
  await request('late', 1)
  await vi.waitFor(() => expect(failures).toBeGreaterThan(2), 5_000)
  await proxy.mend()
  await vi.waitFor(() => expect(runs).toBe(1), 10_000)
  await one.stop()
  await pool.end()
  await proxy.cut()
})

test('what is being done when the program stops is let go of [API-01]', async () => {
  let isBegun = false
  const one = await start([
    {
      kind: 'long',
      run: ({ signal }) => {
        isBegun = true
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
      },
    },
  ])
  await request('long', 1)
  await vi.waitFor(() => expect(isBegun).toBe(true), 5_000)
  await one.stop()
  const { rows } = await database.owner.query('SELECT lease FROM jobs')
  expect(rows).toEqual([{ lease: null }])
})

test('the connection that hears of jobs is let go of once, lost before or while the program stops [API-01]', async () => {
  let runs = 0
  const jobs = [{ kind: 'heard', run: async () => void (runs += 1) }]
  const one = await start(jobs)
  await request('heard', 1)
  await vi.waitFor(() => expect(runs).toBe(1), 5_000)
  // That of the test before may not have ended yet.
  await vi.waitFor(async () => expect(await ears()).toBe(1), 10_000)
  expect(await loseEars()).toBe(1)
  // A new connection listens; what was requested meanwhile is done.
  await request('heard', 2)
  await vi.waitFor(() => expect(runs).toBe(2), 10_000)
  await vi.waitFor(async () => expect(await ears()).toBe(1), 10_000)
  const [lost] = await Promise.all([loseEars(), one.stop()])
  expect(lost).toBeLessThan(2)
  await vi.waitFor(async () => expect(await ears()).toBe(0), 5_000)
})

/** A listening connection holds a lock by two numbers, by which others know that it lives. */
const EARS = `FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
const ears = async () =>
  (await database.owner.query(`SELECT count(*)::integer AS all ${EARS}`)).rows[0].all as number
const loseEars = async () =>
  (await database.owner.query(`SELECT pg_terminate_backend(pid) ${EARS}`)).rowCount
