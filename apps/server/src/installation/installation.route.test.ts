import { readFileSync } from 'node:fs'
import { STUCK_SECONDS } from '@marquee/rules/installation'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type pg from 'pg'
import { holdBack } from '../platform/backup/restore-guard.ts'
import { nameRunner } from '../platform/jobs/claims.ts'
import { sealWholeLog } from '../testing/seal-whole-log.ts'
import { testApp } from '../testing/test-app.ts'
import type { PersonName } from '../testing/test-tree.ts'

const app = testApp({ isSending: true })
let runner: pg.PoolClient

beforeEach(async () => {
  await app.owner.query('TRUNCATE jobs, outbox_emails, market_versions CASCADE')
  await app.owner.query('DELETE FROM restore_guard')
  runner = await app.owner.connect()
  await nameRunner(runner)
  await sealWholeLog(app)
})
afterEach(() => runner.release(true))

const read = async (as: PersonName = 'admin') => {
  const { status, body } = await app.call(as, 'GET', '/installation')
  expect(status).toBe(200)
  return body
}

test('where all is well it answers so, with the version and since when the program runs', async () => {
  const { standing, asOf, program, work, emails, sendings, customers, audit } = await read()
  expect(standing).toBe('good')
  expect(Math.abs(Date.now() - Date.parse(asOf))).toBeLessThan(60_000)
  expect(program).toEqual({ version: '0.0.0', runningSince: '2026-01-05T00:00:00.000Z' })
  expect(work).toEqual({ standing: 'good', reason: 'work.good', runners: 1, kinds: [] })
  expect(emails).toEqual({
    standing: 'good',
    reason: 'emails.good',
    isSending: true,
    isHeld: false,
    waiting: 0,
    oldestSeconds: 0,
  })
  expect(sendings).toMatchObject({ reason: 'sendings.none', all: 0, pieces: 0 })
  expect(customers).toMatchObject({ reason: 'customers.none', markets: 0, outdated: 0 })
  expect(audit.standing).toBe('good')
})

test('work is counted by its kind, and what failed or waits too long decides how it stands', async () => {
  await app.owner.query(`
    INSERT INTO jobs (kind, subject, run_at, attempts) VALUES
      ('import customers', 1, now() + interval '600 s', 3), ('of another version', 2, now(), 0)`)
  const failing = await read()
  expect([failing.standing, failing.work.reason]).toEqual(['slow', 'work.failing'])
  expect(failing.work.kinds).toMatchObject([
    { kind: 'import customers', standing: 'slow', waiting: 0, running: 0, failed: 1 },
    { kind: 'of another version', standing: 'good', waiting: 1, running: 0, failed: 0 },
  ])
  await app.owner.query(`UPDATE jobs SET run_at = now() - interval '1000 s' WHERE subject = 2`)
  const stuck = await read()
  expect([stuck.standing, stuck.work.reason]).toEqual(['stuck', 'work.stuck'])
  expect(stuck.work.kinds[1].oldestSeconds).toBeGreaterThanOrEqual(1_000)
})

test('without a program that works in the background it is stuck', async () => {
  runner.release(true)
  await expect.poll(async () => (await read()).work.runners).toBe(0)
  expect((await read()).work.reason).toBe('work.no-runner')
  runner = await app.owner.connect()
})

test('an email that waits is counted, and a restored database sends none', async () => {
  await app.owner.query(`
    INSERT INTO outbox_emails (key, occasion, person_key, to_address, subject, text, html, state, message_id, made_at, path)
    VALUES (1, 'o', 1, 'a@b.example', 's', 't', 'h', 'waiting', 'm', now() - interval '1900 s', '1.2.');
    INSERT INTO jobs (kind, subject) VALUES ('send email', 1)`)
  const { emails } = await read()
  expect(emails).toMatchObject({ reason: 'emails.stuck', waiting: 1, isHeld: false })
  expect(emails.oldestSeconds).toBeGreaterThanOrEqual(1_900)
  await holdBack(app.owner)
  expect((await read()).emails).toMatchObject({ reason: 'emails.held', isHeld: true })
})

test('markets are outdated by the day of their own time zone, and stuck behind a whole day', async () => {
  const day = (ago: number) =>
    `(now() AT TIME ZONE (SELECT time_zone FROM markets WHERE key = 5))::date - ${ago}`
  await app.owner.query(`
    SELECT enter_path('1.');
    INSERT INTO market_versions (market_key, version, data_version, households, checksum, as_of, published_at, path)
    VALUES (5, 1, 1, 300, 'c', ${day(0)}, now(), '1.2.3.4.5.'), (6, 1, 1, 20, 'c', ${day(1)}, now(), '1.2.3.4.6.')`)
  const { customers } = await read()
  const counted = { markets: 2, households: 320, outdated: 1 }
  expect(customers).toEqual({ standing: 'slow', reason: 'customers.slow', ...counted })
  await app.owner.query(`UPDATE market_versions SET as_of = ${day(3)} WHERE market_key = 6`)
  expect((await read()).customers).toMatchObject({ reason: 'customers.stuck', outdated: 1 })
})

test('the log stands by its first record that is not sealed', async () => {
  await app.owner.query(
    `INSERT INTO audit_log (at, request_id, operation, outcome, event, details, path)
     VALUES (now() - interval '700 s', 'r', 'a.b', 'done', 'e', '{}', '1.')`,
  )
  const { audit } = await read()
  expect(audit.reason).toBe('audit.stuck')
  expect(audit.lagSeconds).toBeGreaterThanOrEqual(700)
})

test('the program and the database agree on the time here', async () => {
  expect((await read()).clock).toEqual({ standing: 'good', reason: 'clock.good', apartSeconds: 0 })
})

describe('only people who see all brands learn of it', () => {
  test.each(['hondaAdmin', 'districtAdmin'] as const)('%s is refused [LVL-12]', async (as) => {
    const { status, body } = await app.call(as, 'GET', '/installation')
    expect([status, body.code]).toEqual([403, 'installation.not-whole-network'])
  })

  test.each(['national', 'dealer'] as const)('%s lacks the permission [LVL-12]', async (as) => {
    const { status, body } = await app.call(as, 'GET', '/installation')
    expect([status, body.code]).toEqual([403, 'access.denied'])
  })

  test('an administrator at a dealer is refused [LVL-12]', async () => {
    const { rows } = await app.owner.query(
      `UPDATE people SET permissions = permissions || '{CAN_PERFORM_ADMIN_OPERATIONS}' WHERE key = 5 RETURNING key`,
    )
    expect(rows).toHaveLength(1)
    const { body } = await app.call('dealer', 'GET', '/installation')
    expect(body.code).toBe('installation.not-whole-network')
  })
})

test('the alerts begin where the screen says stuck', () => {
  const alerts = readFileSync(new URL('../../../../ops/alerts.yml', import.meta.url), 'utf8')
  const limit = (metric: string) =>
    Number(new RegExp(String.raw`${metric}\) > (\d+)`).exec(alerts)?.[1])
  expect({
    work: limit('marquee_jobs_oldest_waiting_seconds'),
    emails: limit('marquee_outbox_oldest_waiting_seconds'),
    audit: limit('marquee_audit_seal_lag_seconds'),
    clock: limit('marquee_clocks_apart_seconds'),
  }).toEqual(STUCK_SECONDS)
})
