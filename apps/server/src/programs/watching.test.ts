import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../platform/settings/index.ts'
import { connect } from '../platform/sql/index.ts'
import { callFigures } from '../platform/watching/index.ts'
import { METRICS } from '../platform/watching/metrics.ts'
import { DatabaseProxy } from '../testing/database-proxy.ts'
import { quiet } from '../testing/quiet.ts'
import { sealWholeLog } from '../testing/seal-whole-log.ts'
import { testApp } from '../testing/test-app.ts'
import { startWatching } from './watching.ts'

const calls = callFigures()
const app = testApp({ noteCall: calls.note })
let proxy: DatabaseProxy
let stop: () => Promise<void>
let port: number
/** How far the clock of this program is put forward, in milliseconds. */
let ahead = 0

beforeAll(async () => {
  proxy = new DatabaseProxy(app.ownerUrl)
  await proxy.mend()
  const role = 'marquee_app'
  const watchPool = connect({ url: proxy.url, role }, () => {}, 'watching')
  port = await freePort()
  const { pool } = app
  const place = { host: '127.0.0.1', metricsPort: port }
  const pools = { pool, jobsPool: pool, watchPool }
  const clock = () => Date.now() + ahead
  const end = await startWatching({ ...place, ...pools, calls, clock, log: quiet })
  stop = async () => {
    await end?.()
    await watchPool.end()
    await proxy.cut()
  }
})
afterAll(() => stop())

const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
/** The figure of one line, by its name and labels. */
const figure = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length),
  )

test('a scrape counts calls by their operation, and names nobody', async () => {
  await app.call('admin', 'GET', '/user-state')
  await app.call('admin', 'POST', '/person/search', { criteria: { text: 'zq-canary' } })
  await app.call(null, 'GET', '/user-state')
  const text = await scrape()
  expect(figure(text, 'marquee_calls_total{operation="userState.read",status="200"}')).toBe(1)
  expect(figure(text, 'marquee_calls_total{operation="userState.read",status="401"}')).toBe(1)
  expect(figure(text, 'marquee_call_duration_seconds_count{operation="people.search"}')).toBe(1)
  expect(text).not.toContain('zq-canary')
  expect(text).not.toContain('@')
})

test('every metric has a figure once there is one, and the answer says what it is', async () => {
  await app.owner.query(`INSERT INTO jobs (kind, subject) VALUES ('begin campaigns', 1)`)
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await answer.text()
  for (const name of Object.keys(METRICS)) {
    expect(text, name).toMatch(new RegExp(String.raw`^${name}(_count)?(\{.*\})? \S+$`, 'm'))
  }
  expect(figure(text, 'process_start_time_seconds')).toBeGreaterThan(1_600_000_000)
  expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  expect(figure(text, 'marquee_database_connections_max{pool="calls"}')).toBe(10)
  expect((await fetch(`http://127.0.0.1:${port}/api/user-state`)).status).toBe(404)
})

test('jobs are counted by kind and state, with how long the first of them has been due', async () => {
  await app.owner.query(`
    TRUNCATE jobs;
    INSERT INTO jobs (kind, subject, run_at, attempts, leased_until, lease) VALUES
      ('k', 1, now() - interval '300 s', 0, NULL, NULL), ('k', 2, now() + interval '1 h', 0, NULL, NULL),
      ('k', 3, now() - interval '900 s', 1, now() + interval '60 s', 'me'),
      ('k', 4, now() + interval '600 s', 3, NULL, NULL),
      ('later', 1, now() + interval '1 h', 0, NULL, NULL)`)
  const text = await scrape()
  const jobs = (state: string) => figure(text, `marquee_jobs{kind="k",state="${state}"}`)
  expect(['waiting', 'running', 'failed'].map(jobs)).toEqual([2, 1, 1])
  const oldest = (kind: string) =>
    figure(text, `marquee_jobs_oldest_waiting_seconds{kind="${kind}"}`)
  expect(oldest('k')).toBeGreaterThanOrEqual(300)
  expect(oldest('k')).toBeLessThan(400)
  expect(oldest('later')).toBe(0)
})

test('emails that are still to be sent are counted by their jobs, and no others', async () => {
  await app.owner.query(`
    SELECT enter_path('1.');
    TRUNCATE jobs;
    INSERT INTO outbox_emails (key, occasion, person_key, to_address, subject, text, html, state, message_id, made_at, path)
    SELECT n, 'occasion ' || n, (SELECT min(key) FROM people), 'a@b.example', 's', 't', 'h',
           CASE n WHEN 3 THEN 'sent' ELSE 'waiting' END, 'm', now() - n * interval '100 s', '1.'
      FROM generate_series(1, 3) n;
    INSERT INTO jobs (kind, subject) SELECT 'send email', generate_series(1, 3)`)
  const text = await scrape()
  expect(figure(text, 'marquee_outbox_waiting')).toBe(2)
  expect(figure(text, 'marquee_outbox_oldest_waiting_seconds')).toBeGreaterThanOrEqual(200)
  expect(figure(text, 'marquee_outbox_oldest_waiting_seconds')).toBeLessThan(300)
})

test('the audit log lags by its first row that is not sealed, and by nothing when all are', async () => {
  const lag = async () => figure(await scrape(), 'marquee_audit_seal_lag_seconds')
  await sealWholeLog(app)
  expect(await lag()).toBe(0)
  await app.owner.query(
    `INSERT INTO audit_log (at, request_id, operation, outcome, event, details, path)
     VALUES (now() - interval '500 s', 'r', 'a.b', 'done', 'e', '{}', '1.')`,
  )
  expect(await lag()).toBeGreaterThanOrEqual(500)
  await sealWholeLog(app)
  expect(await lag()).toBe(0)
})

test('a clock that is not that of the database is seen, before it or behind', async () => {
  const apart = async () => figure(await scrape(), 'marquee_clocks_apart_seconds')
  expect(await apart()).toBeLessThan(20)
  for (const hour of [3_600_000, -3_600_000]) {
    ahead = hour
    expect(Math.abs((await apart()) - 3_600)).toBeLessThan(20)
  }
  ahead = 0
})

test('without the database a scrape says so, and has the rest', async () => {
  await proxy.cut()
  const away = await scrape()
  expect(figure(away, 'marquee_database_up')).toBe(0)
  expect(figure(away, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  expect(figure(away, 'marquee_calls_total{operation="userState.read",status="200"}')).toBe(1)
  expect(away).not.toMatch(/^marquee_(jobs|outbox_waiting|audit_seal_lag_seconds)\b/m)
  await proxy.mend()
  expect(figure(await scrape(), 'marquee_database_up')).toBe(1)
})

test('a database that does not answer ends no scrape, and no call waits for it', async () => {
  proxy.freeze()
  const begun = performance.now()
  expect(figure(await scrape(), 'marquee_database_up')).toBe(0)
  expect(performance.now() - begun).toBeLessThan(9_000)
}, 20_000)
