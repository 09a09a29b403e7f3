import { addDays, todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { orderSamples } from '../testing/order-samples.ts'
import { runJobOnce } from '../testing/run-job-once.ts'
import { mailedIn, yearSamples } from '../testing/year-samples.ts'
import { beginCampaignsJob } from './index.ts'

const app = audienceApp()
const samples = orderSamples(app)
const years = yearSamples(app)

beforeAll(async () => {
  await samples.prepare()
  await years.prepare()
})
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs CASCADE')
})

/** Looks once, as a clock in Detroit shows it. */
const lookAt = (day: CalendarDate, time: string): Promise<void> =>
  runJobOnce(app, beginCampaignsJob('plan sendings'), momentIn('America/Detroit', day, time))

/** Four or five hours behind London, by the season. */
function momentIn(timeZone: string, day: CalendarDate, time: string): number {
  const near = ['-04:00', '-05:00'].map((offset) => Date.parse(`${day}T${time}${offset}`))
  const at = near.find((moment) => {
    const shown = new Date(moment).toLocaleString('sv-SE', { timeZone })
    return shown === `${day} ${time}`
  })
  if (at === undefined) throw new Error(`${day} ${time} is no time in ${timeZone}`)
  return at
}

const MAILED = addDays(todayIn('America/Detroit', Date.now()), 60)

async function approved(overrides = ''): Promise<number> {
  const key = await samples.ready()
  await app.owner.query(
    `UPDATE campaigns SET status = 'APPROVED', deployment_date = '${MAILED}'${overrides} WHERE key = $1`,
    [key],
  )
  return key
}

const statusOf = async (key: number): Promise<string> =>
  (await app.owner.query('SELECT status FROM campaigns WHERE key = $1', [key])).rows[0].status

test('an approved campaign begins on its mail date, by the clock of its market, once [CMP-06]', async () => {
  const key = await approved()
  await lookAt(addDays(MAILED, -1), '23:59:00')
  expect(await statusOf(key)).toBe('APPROVED')
  await lookAt(MAILED, '00:01:00')
  expect(await statusOf(key)).toBe('ACTIVE')
  await lookAt(MAILED, '09:00:00')
  const { rows } = await app.owner.query(
    `SELECT by, from_status, to_status FROM campaign_events WHERE campaign_key = $1 AND action = 'start'`,
    [key],
  )
  expect(rows).toEqual([{ by: 'Marquee', from_status: 'APPROVED', to_status: 'ACTIVE' }])
})

test('once one began, what it sends is made ready at once', async () => {
  await approved()
  const waiting = async () =>
    (await app.owner.query(`SELECT FROM jobs WHERE kind = 'plan sendings' AND run_at <= now()`))
      .rowCount
  await lookAt(addDays(MAILED, -1), '23:59:00')
  expect(await waiting()).toBe(0)
  await lookAt(MAILED, '00:01:00')
  expect(await waiting()).toBe(1)
})

test('one whose day was missed, as no program ran, begins after it', async () => {
  const key = await approved()
  await lookAt(addDays(MAILED, 3), '00:01:00')
  expect(await statusOf(key)).toBe('ACTIVE')
})

test('a campaign with its cancellation requested does not begin, nor does one of a closed dealer', async () => {
  const requested = await approved(`, status_before = 'APPROVED'`)
  await app.owner.query(`UPDATE campaigns SET status = 'CANCEL_REQUESTED' WHERE key = $1`, [
    requested,
  ])
  const closed = await approved()
  await app.owner.query(`UPDATE markets SET status = 'CLOSED' WHERE key = 5`)
  await lookAt(MAILED, '12:00:00')
  await app.owner.query(`UPDATE markets SET status = 'ACTIVE' WHERE key = 5`)
  expect(await statusOf(requested)).toBe('CANCEL_REQUESTED')
  expect(await statusOf(closed)).toBe('APPROVED')
})

test('a metro campaign begins with all of its dealers', async () => {
  const key = await samples.readyMetro()
  await app.owner.query(
    `UPDATE campaigns SET status = 'APPROVED', deployment_date = '${MAILED}' WHERE key = $1 OR parent_key = $1`,
    [key],
  )
  await lookAt(MAILED, '12:00:00')
  const { rows } = await app.owner.query(
    'SELECT DISTINCT status FROM campaigns WHERE key = $1 OR parent_key = $1',
    [key],
  )
  expect(rows).toEqual([{ status: 'ACTIVE' }])
})

test('each season begins on its own day, once its year is approved [ANN-05, DATE-23]', async () => {
  const year = await years.ready()
  const { quoteKey } = await years.quote(year.key)
  await years.submit(year.key, quoteKey)
  await lookAt(mailedIn.SPRING, '12:00:00')
  expect(await years.statuses(year.key)).not.toContain('ACTIVE')
  await app.owner.query(`UPDATE campaigns SET status = 'APPROVED' WHERE key = $1`, [year.key])
  await lookAt(mailedIn.SPRING, '12:00:00')
  const after = await years.read(year.key)
  expect(after.status).toBe('APPROVED')
  expect(
    after.seasonals.map(({ season, campaign }: any) => [season, campaign.status]),
  ).toContainEqual(['SPRING', 'ACTIVE'])
  expect(
    after.seasonals.filter(({ campaign }: any) => campaign.status === 'RESERVED'),
  ).toHaveLength(3)
})
