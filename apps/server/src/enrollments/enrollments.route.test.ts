import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startJobs, type RunningJobs } from '../platform/jobs/index.ts'
import { audienceApp } from '../testing/audience-app.ts'
import { quiet } from '../testing/quiet.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'
import { outcome, yearSamples } from '../testing/year-samples.ts'
import { bulkEnrollmentJob } from './index.ts'

const app = audienceApp()
const years = yearSamples(app)
let running: RunningJobs | undefined
const PATH = '/campaign/annual-seasonal/enroll'
const BOTH = [TREE.dealer.key, TREE.sibling.key]

beforeAll(() => years.prepare())
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, bulk_enrollments, jobs CASCADE')
})
afterEach(() => running?.stop())

const enrolling = (marketKeys: readonly number[] = BOTH) => ({
  templateKey: years.annual(),
  marketKeys,
})
const start = (as: PersonName = 'district', marketKeys = BOTH) =>
  app.call(as, 'POST', PATH, enrolling(marketKeys))

async function work(): Promise<void> {
  const parts = { pool: app.pool, jobs: [bulkEnrollmentJob], clock: Date.now, log: quiet }
  running = await startJobs({ ...parts, lookEvery: 50 })
  await vi.waitFor(async () => {
    expect((await app.owner.query('SELECT FROM jobs')).rows).toEqual([])
  }, 30_000)
  await running.stop()
}

const dealersOf = async (id: number) =>
  (await app.call('district', 'POST', `${PATH}/${id}/search`, {})).body.dealers

describe('many dealers', () => {
  test('are enrolled by one job, each with a draft of its year [ANN-01, ANN-05]', async () => {
    const { status, body } = await start()
    expect([status, body.status, body.counts.PENDING]).toEqual([201, 'PENDING', 2])
    await work()
    const after = (await app.call('district', 'GET', `${PATH}/${body.id}`)).body
    expect(after).toMatchObject({ status: 'COMPLETED', counts: { COMPLETED: 2 } })
    for (const { enrollmentKey, enrollmentStatus } of await dealersOf(body.id)) {
      expect(enrollmentStatus).toBe('DRAFT')
      const path = `/campaign/annualEnrollmentDetail/${enrollmentKey}`
      expect((await app.call('district', 'GET', path)).body.seasonals).toHaveLength(4)
    }
  })

  test('are tried first: nothing is made, and each says why not [ANN-14, ANN-16]', async () => {
    await years.enroll()
    const { body } = await app.call('district', 'POST', `${PATH}/search/trial`, enrolling())
    expect(body.dealers).toMatchObject([
      { marketKey: TREE.dealer.key, isPossible: false, reason: 'annual.enrolled' },
      { marketKey: TREE.sibling.key, isPossible: true, reason: null, drafts: 0 },
    ])
    const { rows } = await app.owner.query('SELECT FROM campaigns WHERE annual_key IS NULL')
    expect(rows).toHaveLength(1)
  })

  test('whom two people enroll at once are enrolled once, and neither job blocks the other [ANN-14]', async () => {
    const both = [await start(), await start('zone', BOTH.toReversed())]
    await work()
    const done = await Promise.all(
      both.map(({ body }) => app.call('zone', 'GET', `${PATH}/${body.id}`)),
    )
    const sum = (status: 'COMPLETED' | 'FAILED') =>
      done.reduce((all, { body }) => all + body.counts[status], 0)
    expect([sum('COMPLETED'), sum('FAILED')]).toEqual([2, 2])
    const { rows } = await app.owner.query('SELECT reason FROM bulk_enrollment_items')
    const reasons = rows.flatMap(({ reason }) => reason ?? [])
    expect(reasons).toEqual(['annual.enrolled', 'annual.enrolled'])
  })

  test('fail one by one, and those whom another try may enroll get one [ANN-16]', async () => {
    await years.enroll()
    const { body } = await start()
    await app.owner.query("UPDATE markets SET status = 'CLOSED' WHERE key = $1", [TREE.sibling.key])
    await work()
    await app.owner.query("UPDATE markets SET status = 'ACTIVE' WHERE key = $1", [TREE.sibling.key])
    const before = (await app.call('district', 'GET', `${PATH}/${body.id}`)).body
    expect(before).toMatchObject({ status: 'FAILED', counts: { FAILED: 2 }, retryable: 1 })
    const again = await app.call('district', 'POST', `${PATH}/${body.id}/retry`)
    expect(again.body.counts).toEqual({ PENDING: 1, COMPLETED: 0, FAILED: 1 })
    await work()
    expect((await dealersOf(body.id)).map(({ status }: any) => status).toSorted()).toEqual([
      'COMPLETED',
      'FAILED',
    ])
    const last = await app.call('district', 'POST', `${PATH}/${body.id}/retry`)
    expect(outcome(last)).toBe('409 enrollment.nothing-to-retry')
  })

  test('are enrolled by staff alone, and by a template of a year', async () => {
    expect((await start('dealer')).status).toBe(403)
    const wrong = { ...enrolling(), templateKey: years.templateOf('FALL') }
    expect(outcome(await app.call('district', 'POST', PATH, wrong))).toBe('422 annual.not-a-year')
  })
})
