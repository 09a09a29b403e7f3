import { addDays, momentIn, type CalendarDate } from '@marquee/rules/calendar'
import { ROOT_PATH } from '@marquee/rules/access'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inScope } from '../platform/sql/index.ts'
import { audienceApp } from '../testing/audience-app.ts'
import { sendingSamples } from '../testing/sending-samples.ts'
import { TREE } from '../testing/test-tree.ts'
import { makeDailySendings } from './make-daily-sendings.change.ts'

const app = audienceApp()
const samples = sendingSamples(app)
const { rowsOf, lookAt, sendings, move } = samples

const DAY = '2028-03-10' as CalendarDate
/** A week after a purchase. */
const THANKS = { category: 'REMINDERS', trigger: { event: 'PURCHASE', after: 7 } }

beforeAll(samples.prepare)
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions CASCADE')
  await app.owner.query('DELETE FROM restore_guard')
  await app.owner.query('UPDATE households SET purchased_on = NULL, last_visit_on = NULL')
})

const thanked = (details: object = {}) => samples.approved('', { template: THANKS, details })

/** Households of the dealer whom an email reaches. */
async function emailed(): Promise<number[]> {
  const rows = await rowsOf(
    `SELECT h.household FROM households h JOIN market_versions v
         ON v.market_key = h.market_key AND v.data_version = h.version
      WHERE h.market_key = $1 AND h.email IS NOT NULL AND h.line1 IS NOT NULL
        AND h.postal_code IS NOT NULL AND h.flags = 0 ORDER BY 1 LIMIT 9`,
    [TREE.dealer.key],
  )
  return rows.map(({ household }) => household)
}

/** So that their letter of thanks is due on this day. */
const dueOn = (day: CalendarDate, ...households: readonly (number | undefined)[]) =>
  rowsOf(
    `UPDATE households SET purchased_on = $1::date - 7 WHERE market_key = $2 AND household = ANY ($3)`,
    [day, TREE.dealer.key, households],
  )

/** What was sent on which day to whom by email, or why it was not. */
const mailed = async (key: number) =>
  (
    await rowsOf(
      `SELECT s.due_on::text AS day, d.recipient, d.suppressed_for FROM deliveries d
         JOIN sendings s ON s.key = d.sending_key
        WHERE s.campaign_key = $1 AND s.channel = 'EMAIL' AND NOT d.is_seed ORDER BY 1, 2`,
      [key],
    )
  ).map((row) => [row.day, row.recipient, row.suppressed_for])

const linesOf = async (key: number) =>
  (await sendings(key)).body.sendings
    .filter(({ channel }: any) => channel === 'EMAIL')
    .map(({ dueOn: day, state, heldFor, planned }: any) => [day, state, heldFor, planned])

describe('a campaign that needs of customers set off', () => {
  test('begins when it is approved, and goes each day to those who are due on it, once [CMP-06]', async () => {
    const [one, two, three] = await emailed()
    const key = await thanked()
    await dueOn(DAY, one, two)
    await dueOn(addDays(DAY, 1), three)
    await lookAt(DAY, 0)
    await lookAt(DAY, 5)
    expect((await rowsOf('SELECT status FROM campaigns WHERE key = $1', [key]))[0].status).toBe(
      'ACTIVE',
    )
    expect(await mailed(key)).toEqual([
      [DAY, one, null],
      [DAY, two, null],
    ])
    await lookAt(addDays(DAY, 1))
    await lookAt(addDays(DAY, 2))
    expect(await mailed(key)).toEqual([
      [DAY, one, null],
      [DAY, two, null],
      [addDays(DAY, 1), three, null],
    ])
    expect(await linesOf(key)).toEqual([
      [addDays(DAY, 1), 'running', null, 1],
      [DAY, 'running', null, 2],
    ])
  })

  test('stays active when all of a day has been sent', async () => {
    const [one] = await emailed()
    const key = await thanked()
    await dueOn(DAY, one)
    await lookAt(DAY)
    await rowsOf(`UPDATE deliveries SET state = 'accepted'`)
    await lookAt(DAY, 13)
    await lookAt(DAY, 14)
    expect(await linesOf(key)).toEqual([[DAY, 'done', null, 1]])
    expect((await rowsOf('SELECT status FROM campaigns WHERE key = $1', [key]))[0].status).toBe(
      'ACTIVE',
    )
  })

  test('goes to whom the news of came late, and not to those who were due before it began', async () => {
    const [one, two, three] = await emailed()
    const key = await thanked()
    await dueOn(addDays(DAY, -1), one)
    await lookAt(DAY)
    await lookAt(addDays(DAY, 4))
    await dueOn(addDays(DAY, 1), two)
    await dueOn(addDays(DAY, -2), three)
    await lookAt(addDays(DAY, 5))
    expect(await mailed(key)).toEqual([[addDays(DAY, 5), two, null]])
  })

  test('does not go twice to whose date is corrected', async () => {
    const [one] = await emailed()
    const key = await thanked()
    await dueOn(DAY, one)
    await lookAt(DAY)
    await dueOn(addDays(DAY, 2), one)
    await lookAt(addDays(DAY, 2))
    expect(await mailed(key)).toEqual([[DAY, one, null]])
  })

  test('makes up for days on which no program ran, which wait for a person', async () => {
    const [one, two, three] = await emailed()
    const key = await thanked()
    await lookAt(DAY)
    await dueOn(addDays(DAY, 1), one)
    await dueOn(addDays(DAY, 2), two)
    await dueOn(addDays(DAY, 3), three)
    await lookAt(addDays(DAY, 3))
    expect(await linesOf(key)).toEqual([
      [addDays(DAY, 3), 'running', null, 1],
      [addDays(DAY, 2), 'held', 'late', null],
      [addDays(DAY, 1), 'held', 'late', null],
    ])
    expect(await mailed(key)).toEqual([[addDays(DAY, 3), three, null]])
  })

  test('leaves out who opted out since, and whoever is more than its monthly cap, by name', async () => {
    const [one, two, three, four] = await emailed()
    const key = await thanked({ monthlyCap: 2 })
    await dueOn(DAY, one)
    await dueOn(addDays(DAY, 1), two, three)
    await dueOn('2028-04-03' as CalendarDate, four)
    await lookAt(DAY)
    await lookAt(addDays(DAY, 1))
    await lookAt('2028-04-02' as CalendarDate)
    await lookAt('2028-04-03' as CalendarDate)
    expect(await mailed(key)).toEqual([
      [DAY, one, null],
      [addDays(DAY, 1), two, null],
      [addDays(DAY, 1), three, 'OVER_CAP'],
      ['2028-04-03', four, null],
    ])
    const { body } = await sendings(key)
    expect(body.daily).toEqual({
      event: 'PURCHASE',
      since: DAY,
      through: '2028-04-03',
      isPaused: false,
      monthlyCap: 2,
      inMonth: 1,
      can: { pause: { ok: true }, resume: { ok: false, reason: 'sending.not-now' } },
    })
  })

  test('that is paused keeps who is due waiting, until it is resumed', async () => {
    const [one, two] = await emailed()
    const key = await thanked()
    await dueOn(addDays(DAY, 1), one)
    await dueOn(addDays(DAY, 3), two)
    await lookAt(DAY)
    const paused = await pause(key, true)
    expect(paused).toMatchObject({ status: 200, body: { daily: { isPaused: true } } })
    expect((await pause(key, true)).status).toBe(409)
    await lookAt(addDays(DAY, 1))
    expect(await linesOf(key)).toEqual([[addDays(DAY, 1), 'paused', null, null]])
    expect((await pause(key, false)).status).toBe(200)
    await lookAt(addDays(DAY, 3))
    // What waited for more than a day does so for an approver.
    expect(await linesOf(key)).toEqual([
      [addDays(DAY, 3), 'running', null, 1],
      [addDays(DAY, 1), 'held', 'late', null],
    ])
    const late = (await sendings(key)).body.sendings.filter(({ heldFor }: any) => heldFor !== null)
    const letGo = { action: 'let-go', sendingKeys: late.map((one: any) => one.key) }
    expect((await move(key, letGo, 'district')).status).toBe(200)
    await rowsOf('UPDATE sendings SET let_go_at = $1 WHERE let_go_at IS NOT NULL', [
      new Date(`${addDays(DAY, 3)}T12:00:00Z`),
    ])
    await lookAt(addDays(DAY, 3), 13)
    expect(await mailed(key)).toEqual([
      [addDays(DAY, 1), one, null],
      [addDays(DAY, 3), two, null],
    ])
  })

  test('is not paused before it begins', async () => {
    const key = await thanked()
    expect(await pause(key, true)).toMatchObject({ status: 409 })
  })

  test('asks a person about all that was due until the database was put back, and goes on with the next day', async () => {
    const [one, two] = await emailed()
    const key = await thanked()
    await dueOn(DAY, one)
    await dueOn(addDays(DAY, 1), two)
    await rowsOf('INSERT INTO restore_guard (generation, confirmed_at) VALUES (5, $1)', [
      new Date(`${DAY}T15:00:00Z`),
    ])
    await lookAt(DAY)
    await lookAt(addDays(DAY, 1))
    expect(await linesOf(key)).toEqual([
      [addDays(DAY, 1), 'running', null, 1],
      [DAY, 'held', 'restored', null],
    ])
  })

  test('sends nothing more once it is canceled', async () => {
    const [one] = await emailed()
    const key = await thanked()
    await lookAt(DAY)
    await dueOn(addDays(DAY, 1), one)
    await rowsOf(`UPDATE campaigns SET status = 'CANCELLED' WHERE key = $1`, [key])
    await lookAt(addDays(DAY, 1))
    expect(await mailed(key)).toEqual([])
  })

  test('two programs that look at the same moment make a day once', async () => {
    const [one] = await emailed()
    const key = await thanked()
    await dueOn(DAY, one)
    await rowsOf(`UPDATE campaigns SET status = 'ACTIVE' WHERE key = $1`, [key])
    const due = { campaignKey: key, timeZone: 'America/Detroit' }
    for (const day of [DAY, addDays(DAY, 1)]) {
      const now = momentIn('America/Detroit', day, 1)
      const program = () =>
        inScope(app.pool, { path: ROOT_PATH }, ({ sql }) =>
          makeDailySendings(due, now, (store) => store(sql, ROOT_PATH)),
        )
      await Promise.all([program(), program()])
    }
    await lookAt(DAY, 3)
    expect((await linesOf(key)).map(([day]: unknown[]) => day)).toEqual([DAY])
    expect(await mailed(key)).toEqual([[DAY, one, null]])
  })
})

const pause = (key: number, isPaused: boolean) =>
  app.call('dealer', 'POST', `/campaign/${key}/sendings/daily`, { isPaused })
