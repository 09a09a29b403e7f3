import { addDays, compareDates, todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { isBusinessDay } from '@marquee/rules/mail-dates'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderSamples } from '../testing/order-samples.ts'
import { testApp } from '../testing/test-app.ts'
import type { PersonName } from '../testing/test-tree.ts'

const app = testApp()
const samples = orderSamples(app)
const today = todayIn('America/Detroit', Date.now())
const isDay = (date: CalendarDate) => isBusinessDay(date)
/** A campaign of a dealer with nothing missing, the day on which it is mailed, and the two after it. */
let ready: number
let DAY = today
let NEXT = today
let AFTER = today

const daysFrom = (first: CalendarDate) =>
  Array.from({ length: 20 }, (_, after) => addDays(first, after)).filter(isDay)

beforeAll(async () => {
  await samples.prepare()
})
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns CASCADE; TRUNCATE blackout_dates, audit_log')
  ready = await samples.ready({ mailWindow: { startDate: null, endDate: addDays(today, 150) } })
  DAY = (await stored(ready)).day
  ;[NEXT, AFTER] = daysFrom(addDays(DAY, 1)) as [CalendarDate, CalendarDate]
})

interface Ordered {
  status?: 'SUBMITTED' | 'ACKNOWLEDGED' | 'APPROVED'
  day?: CalendarDate
}

/** One more, which the dealer submitted. */
async function ordered({ status = 'SUBMITTED', day = DAY }: Ordered = {}): Promise<number> {
  const key = await samples.copyOf(ready)
  await app.owner.query('UPDATE campaigns SET deployment_date = $2 WHERE key = $1', [key, day])
  await samples.submit(key)
  const verb = { ACKNOWLEDGED: 'acknowledge', APPROVED: 'approve', SUBMITTED: null }[status]
  if (verb) await app.call('district', 'POST', `/order/${verb}`, { itemKey: [key] })
  return key
}

const change = (key: number, columns: string) =>
  app.owner.query(`UPDATE campaigns SET ${columns} WHERE key = $1`, [key])

/** Where another brand's campaign lies. */
const toAcura = (key: number) =>
  change(key, `market_key = 12, hierarchy_id = 'ACURA', path = '1.9.10.11.12.'`)

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
      `SELECT revision, status, content ->> 'mailDate' AS day, content_hash, content -> 'steps' AS steps,
              (SELECT count(*) FROM order_lines l WHERE l.order_key = orders.key)
              || ' lines, ' || (SELECT sum(h.count) FROM order_households h
                                 WHERE h.order_key = orders.key)
              || ' households, ' || estimated_cost AS figures
         FROM orders WHERE campaign_key = $1 ORDER BY revision`,
      [key],
    )
  ).rows

describe('the campaigns that a closed day hits', () => {
  test('are listed before it is closed: those that are ordered and not mailed, by either wave [BLK-04, DATE-20]', async () => {
    const keys = [
      await ordered(),
      await ordered({ status: 'ACKNOWLEDGED' }),
      await ordered({ status: 'APPROVED', day: NEXT }),
    ]
    await change(
      keys[2] as number,
      `deployment_date = '${today}', deployment_date_two = '${DAY}',
       details = details || '{"hasSecondWave":true}'`,
    )
    await change(await ordered(), `status = 'ACTIVE'`)
    await ordered({ day: NEXT })
    const { body } = await hit('admin', { date: DAY })
    expect(body.totalElements).toBe(3)
    expect(body.campaigns.map(({ key }: { key: number }) => key).toSorted()).toEqual(
      keys.toSorted(),
    )
    expect(body.campaigns.find(({ key }: { key: number }) => key === keys[0])).toMatchObject({
      market: 'Market dealer',
      status: 'SUBMITTED',
      mailDate: DAY,
      secondMailDate: null,
      next: { mailDate: NEXT, secondMailDate: null },
      can: { postpone: { ok: true } },
    })
    expect(await hitKeys('admin')).toEqual([])
  })

  test('are listed as long as they stand on it, for all whom it reaches [BLK-04, LVL-02]', async () => {
    const key = await ordered()
    const acura = await ordered()
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
      const key = await ordered({ status })
      await close(DAY)
      await close(NEXT)
      expect((await postpone('admin', key)).body).toEqual({ results: [{ itemKey: key, ok: true }] })
      expect(await stored(key)).toEqual({
        status: 'SUBMITTED',
        day: AFTER,
        second: null,
        submitted_by: 5,
      })
      const [before, now, ...more] = await ordersOf(key)
      expect(more).toEqual([])
      expect(before).toMatchObject({ revision: 1, status: 'WITHDRAWN', day: DAY })
      expect(now).toMatchObject({ revision: 2, status: 'SUBMITTED', day: AFTER })
      expect(now.steps[0].startDate).toBe(AFTER)
      expect(now.content_hash).not.toBe(before.content_hash)
      expect(now.figures).toEqual(before.figures)
      expect(await hitKeys('admin')).toEqual([])
      // What waits for approval again fits the day that it was moved to.
      const approved = await app.call('district', 'POST', '/order/approve', { itemKey: [key] })
      expect(approved.body).toEqual({ results: [{ itemKey: key, ok: true }] })
    },
  )

  test('shows in the timeline from which day to which, and in the review what changed [BLK-04, GEN-03]', async () => {
    const key = await ordered({ status: 'APPROVED' })
    await close(DAY)
    await postpone('admin', key)
    const { events } = (await app.call('dealer', 'GET', `/campaign/${key}/timeline`)).body
    expect(events.at(-1)).toMatchObject({
      action: 'postpone',
      from: 'APPROVED',
      to: 'SUBMITTED',
      by: 'Test admin',
      words: expect.stringMatching(/^Moved off a closed day: .* became .*\.$/),
    })
    const { since, changes } = (await app.call('district', 'GET', `/campaign/${key}/review`)).body
    expect(since).toMatchObject({ status: 'WITHDRAWN', isPostponed: true, by: 'Test admin' })
    expect(changes[0]).toMatch(/^The mail date moved from /)
  })

  test('answers for each by itself, and none is moved twice [BLK-04, DATE-20]', async () => {
    const key = await ordered()
    const open = await ordered({ day: NEXT })
    const changed = await ordered()
    await change(changed, `name = 'Another name'`)
    await close(DAY)
    const { results } = (await postpone('admin', key, open, changed)).body
    const outcomes = results.map(({ itemKey, ok, code }: any) => [itemKey, ok ? 'moved' : code])
    expect(Object.fromEntries(outcomes)).toEqual({
      [key]: 'moved',
      [open]: 'mail-date.not-closed',
      [changed]: 'order.changed-since',
    })
    expect(await stored(changed)).toMatchObject({ status: 'SUBMITTED', day: DAY })
    expect((await postpone('admin', key)).body.code).toBe('mail-date.not-closed')
    expect(await ordersOf(key)).toHaveLength(2)
  })

  test('by two at once happens once [BLK-04]', async () => {
    const key = await ordered()
    await close(DAY)
    const answers = await Promise.all([postpone('admin', key), postpone('hondaAdmin', key)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await ordersOf(key)).toHaveLength(2)
  })

  test('is refused where no day is left, and by the move to a person who may not decide [BLK-04, LVL-11]', async () => {
    const last = daysFrom(addDays(today, 140)).filter(isLast).at(-1) as CalendarDate
    const key = await ordered({ day: last })
    for (const date of daysFrom(addDays(today, 145)).filter(isLast)) await close(date)
    expect((await postpone('admin', key)).body.code).toBe('mail-date.none-left')
    expect((await hit('admin')).body.campaigns[0]).toMatchObject({
      next: null,
      can: { postpone: { ok: false, reason: 'mail-date.none-left' } },
    })
    expect((await postpone('district', key)).body.code).toBe('mail-date.none-left')
    expect((await postpone('dealer', key)).body.code).toBe('campaign.not-an-approver')
    await toAcura(key)
    expect((await postpone('hondaAdmin', key)).status).toBe(404)
  })
})

const isLast = (date: CalendarDate) => compareDates(date, addDays(today, 150)) <= 0
