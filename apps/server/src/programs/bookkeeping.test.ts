import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startBookkeeping } from './bookkeeping.ts'
import type { RunningJobs } from '../platform/jobs/index.ts'
import { orderSamples } from '../testing/order-samples.ts'
import { quiet } from '../testing/quiet.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const samples = orderSamples(app)
let running: RunningJobs | undefined

beforeAll(() => samples.prepare())
afterAll(() => running?.stop())

const settings = {
  mail: undefined,
  publicUrl: 'https://marquee.example',
  dataDir: '/nowhere',
  mailerId: undefined,
  printFolder: undefined,
  printServer: undefined,
}

test('a start looks at the pictures of the catalog [TPL-03]', async () => {
  await samples.ready()
  const forget = 'UPDATE campaign_templates SET hero_drawn_from = NULL'
  expect((await app.owner.query(forget)).rowCount).toBeGreaterThan(0)
  const started = await startBookkeeping(settings, app.pool, quiet)
  const stale = 'SELECT FROM campaign_templates WHERE hero_drawn_from IS NULL'
  try {
    await vi.waitFor(async () => expect((await app.owner.query(stale)).rows).toEqual([]), 30_000)
  } finally {
    await started.stop()
  }
}, 60_000)

test('events of a campaign are notified by the jobs that run with the server [LVL-11, GEN-19]', async () => {
  const key = await samples.ready()
  await samples.submit(key)
  running = await startBookkeeping(settings, app.pool, quiet)
  const notices = async (as: 'district' | 'dealer') =>
    (await app.call(as, 'POST', '/notice/search', {})).body.notices.map(
      (notice: { kind: string; campaignKey: number }) => [notice.kind, notice.campaignKey],
    )
  const soon = { timeout: 30_000, interval: 200 }
  await vi.waitFor(async () => expect(await notices('district')).toEqual([['waiting', key]]), soon)
  const reason = 'Please take the second coupon off.'
  await app.call('district', 'POST', '/order/reject', { itemKey: [key], reason })
  await vi.waitFor(async () => expect(await notices('dealer')).toEqual([['rejected', key]]), soon)
  const { rows } = await app.owner.query(
    `SELECT p.email, state FROM outbox_emails JOIN people p ON p.key = person_key
      WHERE p.email IN ('dealer@test.example', 'district@test.example') ORDER BY 1`,
  )
  expect(rows).toEqual([
    { email: 'dealer@test.example', state: 'kept' },
    { email: 'district@test.example', state: 'kept' },
  ])
}, 90_000)
