import { addDays, momentIn, todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { domainPaces } from '../mailing/index.ts'
import { audienceApp } from '../testing/audience-app.ts'
import { mailCatcher, type MailCatcher } from '../testing/mail-catcher.ts'
import { sendingProgram } from '../testing/sending-programs.ts'
import { beginDue, sendingSamples } from '../testing/sending-samples.ts'
import { expectSentOnce } from '../testing/sent-once.ts'
import { TREE } from '../testing/test-tree.ts'
import { PLAN_SENDINGS } from './plan-sendings.job.ts'

// Clocks that are moved a few times; at length: CLOCK_MOVES=20 npx vitest run moved-clock.
const MOVES = Number(process.env.CLOCK_MOVES ?? 1)
const ZONE = 'America/Detroit'
const HOUR = 3_600_000
const DAY = 24 * HOUR
const A_WHILE = 60_000

const app = audienceApp()
const samples = sendingSamples(app)
const { rowsOf } = samples

let stops: (() => Promise<unknown>)[] = []
beforeAll(samples.prepare)
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions CASCADE')
  await app.owner.query('UPDATE households SET purchased_on = NULL, last_visit_on = NULL')
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** A program that goes by this clock, and sends a few thousand emails a minute to one domain at most. */
async function start(catcher: MailCatcher, clock: () => number): Promise<void> {
  stops.push(() => catcher.close())
  const paces = domainPaces({ most: 12_000, least: 60 })
  const over = { clock, paces, hours: { from: 0, to: 24 } }
  const { stop } = await sendingProgram(app, { to: catcher, now: clock(), over })
  stops.unshift(stop)
}

/** The program looks for what is due as soon as it can, whatever its clock shows. */
const look = () =>
  rowsOf(
    `INSERT INTO jobs (kind, subject) VALUES ($1, 0)
     ON CONFLICT (kind, subject) DO UPDATE SET asked = jobs.asked + 1, run_at = now()`,
    [PLAN_SENDINGS],
  )

const statesOf = async (key: number) =>
  (
    await rowsOf(
      `SELECT state, held_for FROM sendings WHERE campaign_key = $1 AND channel = 'EMAIL' ORDER BY wave`,
      [key],
    )
  ).map((row) => [row.state, row.held_for])
const becomes = (key: number, state: string) =>
  vi.waitFor(async () => {
    await look()
    for (const [found] of await statesOf(key)) expect(found).toBe(state)
  }, A_WHILE)

const moveDue = (key: number, day: CalendarDate) =>
  rowsOf('UPDATE sendings SET due_on = $2 WHERE campaign_key = $1', [key, day])

/** One campaign is leaving; another one is due on the next day, and one will be on the same. */
async function campaigns(day: CalendarDate) {
  const [leaving, same, next] = [
    await samples.approved(),
    await samples.approved(),
    await samples.approved(),
  ]
  await beginDue(app, leaving, day)
  await beginDue(app, same, addDays(day, 9))
  await beginDue(app, next, addDays(day, 1))
  return { leaving, same, next }
}

describe(
  'a clock that is moved while emails leave sends nothing twice, and skips no wave in silence',
  { timeout: 2 * A_WHILE },
  () => {
    /** Once it has moved there and back so often, it is a day off when the third campaign is due as well. */
    async function moved(by: number) {
      const day = '2027-05-11' as CalendarDate
      const { leaving, same, next } = await campaigns(day)
      const begun = momentIn(ZONE, day, 12) - Date.now()
      let ahead = 0
      let moves = 0
      const catcher: MailCatcher = await mailCatcher({
        slow: 30,
        keep(mail) {
          catcher.caught.push(mail)
          if (moves === MOVES || catcher.caught.length % Math.ceil(60 / MOVES) !== 0) return
          moves += 1
          ahead = ahead === 0 ? by : 0
        },
      })
      await start(catcher, () => Date.now() + begun + ahead)
      await vi.waitFor(() => expect(moves).toBe(MOVES), A_WHILE)
      ahead = by
      await moveDue(same, day)
      return { catcher, leaving, same, next, to: (then: number) => (ahead = then) }
    }

    test('a day ahead and back', async () => {
      const { catcher, leaving, same, next, to } = await moved(DAY)
      await becomes(same, 'held')
      expect(await statesOf(same)).toEqual([['held', 'late']])
      to(0)
      const [{ key }] = await rowsOf(
        `SELECT key FROM sendings WHERE campaign_key = $1 AND channel = 'EMAIL'`,
        [same],
      )
      const letGo = { action: 'let-go', sendingKeys: [key] }
      expect((await samples.move(same, letGo, 'district')).status).toBe(200)
      await becomes(same, 'done')
      // What was put back a moment ago, by a clock that was ahead, rests until then.
      to(DAY + HOUR)
      await becomes(leaving, 'done')
      await becomes(next, 'done')
      await expectSentOnce(app, catcher.caught, [leaving, same, next])
    })

    test('a day back and ahead', async () => {
      const { catcher, leaving, same, next, to } = await moved(-DAY)
      await look()
      expect(await statesOf(same)).toEqual([['running', null]])
      to(0)
      await becomes(leaving, 'done')
      await becomes(same, 'done')
      expect(await statesOf(next)).toEqual([['running', null]])
      to(DAY)
      await becomes(next, 'done')
      await expectSentOnce(app, catcher.caught, [leaving, same, next])
    })
  },
)

describe('in the night in which clocks change', () => {
  /** By the clock of the program hour after hour passes, until this day begins; no day ends before its emails left. */
  async function pass(until: CalendarDate, from: number, show: (moment: number) => void) {
    for (let moment = from; todayIn(ZONE, moment) < until; moment += HOUR) {
      show(moment)
      await look()
      await vi.waitFor(async () => expect(await looking()).toEqual([]), A_WHILE)
      if (todayIn(ZONE, moment) === todayIn(ZONE, moment + HOUR)) continue
      await vi.waitFor(async () => expect(await leaving()).toEqual([]), A_WHILE)
    }
  }
  const looking = () =>
    rowsOf('SELECT FROM jobs WHERE kind = $1 AND (run_at <= now() OR lease IS NOT NULL)', [
      PLAN_SENDINGS,
    ])
  const leaving = () =>
    rowsOf(`SELECT s.key FROM sendings s JOIN delivery_counts c ON c.sending_key = s.key
             WHERE s.channel = 'EMAIL' AND c.pending + c.dispatching > 0`)

  /** Households of the dealer whom an email reaches, one due for thanks on each of the days. */
  async function thanked(days: readonly CalendarDate[]): Promise<number> {
    const template = { category: 'REMINDERS', trigger: { event: 'PURCHASE', after: 7 } }
    const key = await samples.approved('', { template })
    const found = await rowsOf(
      `SELECT h.household FROM households h WHERE h.market_key = $1 AND h.email IS NOT NULL AND h.line1 IS NOT NULL
          AND h.postal_code IS NOT NULL AND h.flags = 0 ORDER BY 1 LIMIT $2`,
      [TREE.dealer.key, days.length],
    )
    for (const [nth, day] of days.entries()) {
      await rowsOf(
        `UPDATE households SET purchased_on = $1::date - 7 WHERE market_key = $2 AND household = $3`,
        [day, TREE.dealer.key, found[nth]?.household],
      )
    }
    return key
  }

  test.each([
    ['forward', '2027-03-14'],
    ['back', '2027-11-07'],
  ])(
    'an hour %s, each wave goes on its day by the clock of the dealer, once, and day by day none is left out or repeated',
    async (_, text) => {
      const sunday = text as CalendarDate
      const days = [addDays(sunday, -1), sunday, addDays(sunday, 1)] as const
      const daily = await thanked(days)
      await samples.lookAt(days[0], 1)
      const { key: waves } = await samples.approvedInTwoWaves()
      await beginDue(app, waves, sunday, days[2])
      let shown = momentIn(ZONE, days[0], 20)
      const arrived: { campaign: number; on: CalendarDate }[] = []
      const catcher: MailCatcher = await mailCatcher({
        slow: 40,
        keep(mail) {
          catcher.caught.push(mail)
          const campaign = Number(/^Feedback-ID: (\d+):/m.exec(mail.message)?.[1])
          arrived.push({ campaign, on: todayIn(ZONE, shown) })
        },
      })
      await start(catcher, () => shown)
      await pass(addDays(days[2], 1), shown, (moment) => (shown = moment))
      await becomes(waves, 'done')
      await becomes(daily, 'done')
      await expectSentOnce(app, catcher.caught, [waves, daily])
      const dueOn = await rowsOf(
        `SELECT campaign_key AS campaign, due_on::text AS on, planned FROM sendings
          WHERE channel = 'EMAIL' ORDER BY 1, 2`,
      )
      expect(dueOn.map(({ campaign, on }) => [campaign, on])).toEqual([
        ...days.map((day) => [daily, day]),
        [waves, sunday],
        [waves, days[2]],
      ])
      for (const { campaign, on, planned } of dueOn)
        expect(arrived.filter((one) => one.campaign === campaign && one.on === on)).toHaveLength(
          planned,
        )
    },
    2 * A_WHILE,
  )
})
