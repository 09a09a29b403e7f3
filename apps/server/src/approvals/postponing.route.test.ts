import { addDays, compareDates, todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { isBusinessDay } from '@marquee/rules/mail-dates'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { submitAs } from '../testing/submitted-campaign.ts'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import type { PersonName } from '../testing/test-tree.ts'

const app = testApp()
const HASH = 'b'.repeat(64)
const today = todayIn('America/Detroit', Date.now())
/** Business days from then on, with all lead times over. */
const [DAY, NEXT, AFTER] = daysFrom(addDays(today, 60)) as [
  CalendarDate,
  CalendarDate,
  CalendarDate,
]
let template: number

function daysFrom(first: CalendarDate): CalendarDate[] {
  return Array.from({ length: 20 }, (_, after) => addDays(first, after)).filter(isBusinessDay)
}

beforeAll(async () => {
  template = await addTemplate(app, await addCreative(app), 'A', {
    mailWindow: { startDate: null, endDate: addDays(today, 150) },
  })
})
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns CASCADE; TRUNCATE blackout_dates, audit_log')
})

const contentOn = (mailDate: string, secondMailDate: string | null, coupons: object[]) => ({
  ...{ campaign: { name: 'Spring' }, template: { key: 1, version: 1, name: 'A' } },
  ...{ channels: [], metro: null, dealers: [], audience: null, isBillingDeferred: false },
  ...{ mailDate, secondMailDate },
  steps: [
    {
      ...{ key: 1, number: 1, name: 'Letter', templateStepKey: 1, creative: null, coupons },
      ...{ startDate: mailDate, startDateTwo: secondMailDate },
      send: { channels: ['EMAIL'], isMailBackfill: false, isReblasted: false },
    },
  ],
})

/** Where another brand's campaign lies. */
const toAcura = (key: number) =>
  app.owner.query(
    `UPDATE campaigns SET market_key = 12, hierarchy_id = 'ACURA', path = '1.9.10.11.12.' WHERE key = $1`,
    [key],
  )

interface Ordered {
  status?: 'SUBMITTED' | 'ACKNOWLEDGED' | 'APPROVED' | 'ACTIVE' | 'DRAFT'
  day?: CalendarDate
  second?: CalendarDate
  submittedBy?: number
  coupons?: object[]
}

async function ordered(marketKey = 5, told: Ordered = {}): Promise<number> {
  const { status = 'SUBMITTED', day = DAY, second = null, submittedBy = 5, coupons = [] } = told
  const path = `/campaign/create/${template}?marketKey=${marketKey}`
  const { key } = (await app.call('admin', 'POST', path)).body
  const content = contentOn(day, second, coupons)
  await submitAs(app, key, { status, submittedBy, content, hash: HASH })
  const details = JSON.stringify({
    secondWave: second !== null,
    fulfillmentChannelsAndVariations: [{ type: 'CHANNEL', value: 'EMAIL' }],
  })
  await app.owner.query(
    `UPDATE campaigns SET deployment_date = $2, deployment_date_two = $3, details = details || $4::jsonb
      WHERE key = $1`,
    [key, day, second, details],
  )
  return key
}

const hit = (as: PersonName, query: Record<string, string> = {}) =>
  app.call(as, 'GET', `/blackout-date/campaigns?${new URLSearchParams(query)}`)
const hitKeys = async (as: PersonName, query?: Record<string, string>): Promise<number[]> =>
  (await hit(as, query)).body.campaigns.map(({ key }: { key: number }) => key)
const close = (date: string, hierarchyId: string | null = null) =>
  app.call('admin', 'POST', '/blackout-date/add', { date, hierarchyId })
const postpone = (as: PersonName, ...itemKey: number[]) =>
  app.call(as, 'POST', '/blackout-date/campaigns/postpone', { itemKey })
const stored = async (key: number) =>
  (
    await app.owner.query(
      `SELECT status, deployment_date::text AS day, deployment_date_two::text AS second,
              submitted_by FROM campaigns WHERE key = $1`,
      [key],
    )
  ).rows[0]
const ordersOf = async (key: number) =>
  (
    await app.owner.query(
      `SELECT revision, status, content ->> 'mailDate' AS day, content_hash, content -> 'steps' AS steps
         FROM orders WHERE campaign_key = $1 ORDER BY revision`,
      [key],
    )
  ).rows

describe('the campaigns that a closed day hits', () => {
  test('are told before it is closed: those that are ordered and not mailed, by either wave [BLK-04, DATE-20]', async () => {
    const keys = [
      await ordered(5),
      await ordered(6, { status: 'ACKNOWLEDGED' }),
      await ordered(8, { status: 'APPROVED', day: addDays(DAY, -7), second: DAY }),
    ]
    await ordered(5, { status: 'DRAFT' })
    await ordered(6, { status: 'ACTIVE' })
    await ordered(8, { day: NEXT })
    const { body } = await hit('admin', { date: DAY })
    expect(body.totalElements).toBe(3)
    expect(body.campaigns.map(({ key }: { key: number }) => key).toSorted()).toEqual(
      keys.toSorted(),
    )
    expect(body.campaigns.find(({ key }: { key: number }) => key === keys[0])).toMatchObject({
      ...{ market: 'Market dealer', status: 'SUBMITTED', mailDate: DAY, secondMailDate: null },
      ...{ next: { mailDate: NEXT, secondMailDate: null }, can: { postpone: { ok: true } } },
    })
    expect(await hitKeys('admin')).toEqual([])
  })

  test('are told as long as they stand on it, for whoever it reaches [BLK-04, LVL-02]', async () => {
    const key = await ordered(5)
    const acura = await ordered(5)
    await toAcura(acura)
    await close(DAY, 'HONDA')
    expect(await hitKeys('admin')).toEqual([key])
    expect(await hitKeys('districtAdmin')).toEqual([key])
    await close(DAY, 'ACURA')
    expect((await hitKeys('admin')).toSorted()).toEqual([key, acura].toSorted())
    expect(await hitKeys('hondaAdmin')).toEqual([key])
    expect(await hitKeys('admin', { date: DAY, hierarchyId: 'ACURA' })).toEqual([acura])
    expect((await hit('hondaAdmin', { date: DAY, hierarchyId: 'ACURA' })).status).toBe(404)
    expect((await hit('national', { date: DAY })).body.code).toBe('access.denied')
    expect((await hit('admin', { date: '2027-02-30' })).status).toBe(400)
  })
})

describe('moving a campaign off a closed day', () => {
  test.for(['SUBMITTED', 'ACKNOWLEDGED', 'APPROVED'] as const)(
    'puts what is %s on the next day, as another revision that waits for approval [BLK-04, DATE-20, LVL-11]',
    async (status) => {
      const key = await ordered(5, { status })
      await close(DAY)
      await close(NEXT)
      expect((await postpone('admin', key)).body).toEqual({ results: [{ itemKey: key, ok: true }] })
      expect(await stored(key)).toEqual({
        ...{ status: 'SUBMITTED', day: AFTER, second: null, submitted_by: 5 },
      })
      const [before, now, ...more] = await ordersOf(key)
      expect(more).toEqual([])
      expect(before).toMatchObject({ revision: 1, status: 'WITHDRAWN', day: DAY })
      expect(now).toMatchObject({ revision: 2, status: 'SUBMITTED', day: AFTER })
      expect(now.steps[0].startDate).toBe(AFTER)
      expect(now.content_hash).not.toBe(HASH)
      expect(await hitKeys('admin')).toEqual([])
    },
  )

  test('tells the timeline from which day to which, and the review what changed [BLK-04, GEN-03]', async () => {
    const key = await ordered(5, { status: 'APPROVED' })
    await close(DAY)
    await postpone('admin', key)
    const { events } = (await app.call('dealer', 'GET', `/campaign/${key}/timeline`)).body
    expect(events.at(-1)).toMatchObject({
      ...{ action: 'postpone', from: 'APPROVED', to: 'SUBMITTED', by: 'Test admin' },
      words: expect.stringMatching(/^Moved off a closed day: .* became .*\.$/),
    })
    const { since, changes } = (await app.call('district', 'GET', `/campaign/${key}/review`)).body
    expect(since).toMatchObject({ status: 'WITHDRAWN', by: 'Test admin' })
    expect(changes[0]).toMatch(/^The mail date moved from /)
  })

  test('answers for each by itself, and none is moved twice [BLK-04, DATE-20]', async () => {
    const key = await ordered(5)
    const open = await ordered(6, { day: NEXT })
    const ends = await ordered(8, { coupons: [{ endDate: addDays(DAY, 5) }] })
    await close(DAY)
    const { results } = (await postpone('admin', key, open, ends)).body
    const told = results.map(({ itemKey, ok, code }: any) => [itemKey, ok ? 'moved' : code])
    expect(Object.fromEntries(told)).toEqual({
      [key]: 'moved',
      [open]: 'mail-date.not-closed',
      [ends]: 'mail-date.coupon-ends-before',
    })
    expect(await stored(ends)).toMatchObject({ status: 'SUBMITTED', day: DAY })
    expect((await postpone('admin', key)).body.code).toBe('mail-date.not-closed')
    expect(await ordersOf(key)).toHaveLength(2)
  })

  test('by two at once happens once [BLK-04]', async () => {
    const key = await ordered(5)
    await close(DAY)
    const answers = await Promise.all([postpone('admin', key), postpone('hondaAdmin', key)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await ordersOf(key)).toHaveLength(2)
  })

  test('is refused where no day is left, and by the move to whoever may not decide [BLK-04, LVL-11]', async () => {
    for (const date of daysFrom(addDays(today, 145)).filter(isLast)) await close(date)
    const last = daysFrom(addDays(today, 140)).filter(isLast).at(-1) as CalendarDate
    const key = await ordered(5, { day: last })
    expect((await postpone('admin', key)).body.code).toBe('mail-date.none-left')
    expect((await hit('admin')).body.campaigns[0]).toMatchObject({
      ...{ next: null, can: { postpone: { ok: false, reason: 'mail-date.none-left' } } },
    })
    expect((await postpone('district', key)).body.code).toBe('access.denied')
    await toAcura(key)
    expect((await postpone('hondaAdmin', key)).status).toBe(404)
  })
})

const isLast = (date: CalendarDate) => compareDates(date, addDays(today, 150)) <= 0
