import { quiet } from '../testing/quiet.ts'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addDays, showDate } from '@marquee/rules/calendar'
import { LOOK_FOR_DEADLINES, lookForDeadlines } from './index.ts'
import { startJobs, type RunningJobs } from '../platform/jobs/index.ts'
import { audienceApp } from '../testing/audience-app.ts'
import { PEOPLE } from '../testing/test-tree.ts'
import { mailedIn, yearSamples } from '../testing/year-samples.ts'

const app = audienceApp()
const years = yearSamples(app)
let running: RunningJobs | undefined
const DAY = 86_400_000

beforeAll(() => years.prepare())
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, outbox_emails, jobs CASCADE')
})
afterEach(() => running?.stop())

/** Looks once, some days from now. */
async function look(daysAhead = 0): Promise<any[]> {
  await running?.stop()
  await app.owner.query('DELETE FROM jobs')
  await app.owner.query(`INSERT INTO jobs (kind, subject) VALUES ('${LOOK_FOR_DEADLINES}', 0)`)
  const clock = () => Date.now() + daysAhead * DAY
  const jobs = [lookForDeadlines({ isSending: false, publicUrl: 'https://marquee.example' })]
  running = await startJobs({
    pool: app.pool,
    jobs,
    clock,
    log: quiet,
    lookEvery: 50,
  })
  await vi.waitFor(async () => {
    const waiting = await app.owner.query(
      'SELECT FROM jobs WHERE run_at <= now() OR leased_until IS NOT NULL',
    )
    expect(waiting.rows).toEqual([])
  }, 10_000)
  await running.stop()
  const { rows } = await app.owner.query(
    `SELECT campaign_key AS campaign, kind, person_key AS person FROM notices
      WHERE kind LIKE 'season-%' ORDER BY key`,
  )
  return rows
}

test('a season that can be customized is announced once to its dealer, in the product and by email, and again before the time ends', async () => {
  const { seasonals } = await years.approved()
  const [spring] = seasonals
  const opened = { campaign: spring.campaign.key, kind: 'season-opened', person: PEOPLE.dealer.key }
  expect(await look()).toContainEqual(opened)
  const { length } = await look()
  expect((await look()).length).toBe(length)
  const lastDay = addDays(mailedIn.SPRING, -20)
  const { body } = await app.call('dealer', 'POST', '/notice/search', {})
  expect(body.notices[0]).toMatchObject({
    kind: 'season-opened',
    campaignKey: spring.campaign.key,
    line: `“${spring.campaign.name}” can be customized now, until ${showDate(lastDay)}.`,
  })
  const emails = await app.owner.query('SELECT subject, text FROM outbox_emails')
  expect(emails.rows).toContainEqual({
    subject: body.notices[0].line,
    text: expect.stringContaining(`/campaign/builder/${spring.campaign.key}`),
  })
  expect(await look(39)).toContainEqual({ ...opened, kind: 'season-closing' })
})

test('none is announced while its year is a draft or waits for a decision, nor outside its time', async () => {
  const { key } = await years.ready()
  expect(await look()).toEqual([])
  await years.submit(key, (await years.quote(key)).quoteKey)
  expect(await look()).toEqual([])
  const items = { itemKey: [key], contentHashes: [await years.hashOf(key)] }
  await app.call('district', 'POST', '/order/approve', items)
  const kinds = await look()
  const { seasonals } = await years.read(key)
  expect(new Set(kinds.map(({ campaign }) => campaign))).toEqual(
    new Set([seasonals[0].campaign.key]),
  )
})
