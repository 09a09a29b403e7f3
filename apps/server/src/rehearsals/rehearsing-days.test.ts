import { addDays, todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { lastDayAhead } from '@marquee/rules/sendings'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { rehearsalSamples } from '../testing/rehearsal-samples.ts'
import { TREE } from '../testing/test-tree.ts'

const app = audienceApp()
const samples = rehearsalSamples(app)
const { rowsOf, rehearsed, latest, start, run, lookAt, everythingElse } = samples

const TODAY = todayIn('America/Detroit', Date.now())
const dayAhead = (days: number) => addDays(TODAY, days)
/** A week after a purchase. */
const THANKS = { category: 'REMINDERS', trigger: { event: 'PURCHASE', after: 7 } }

beforeAll(samples.prepare)
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions CASCADE')
  await app.owner.query('UPDATE households SET purchased_on = NULL, last_visit_on = NULL')
})

/** Households of the dealer whom an email and a letter reach. */
async function reached(): Promise<number[]> {
  const rows = await rowsOf(
    `SELECT h.household FROM households h JOIN market_versions v
         ON v.market_key = h.market_key AND v.data_version = h.version
      WHERE h.market_key = $1 AND h.email IS NOT NULL AND h.line1 IS NOT NULL
        AND h.postal_code IS NOT NULL AND h.flags = 0 ORDER BY 1 LIMIT 9`,
    [TREE.dealer.key],
  )
  return rows.map(({ household }) => household)
}

const dueOn = (day: CalendarDate, ...households: readonly (number | undefined)[]) =>
  rowsOf(
    `UPDATE households SET purchased_on = $1::date - 7 WHERE market_key = $2 AND household = ANY ($3)`,
    [day, TREE.dealer.key, households],
  )

/** What the days then planned: on which day by which channel how many, and how many were over the cap. */
const plannedOn = (key: number) =>
  rowsOf(
    `SELECT s.due_on::text AS day, s.channel,
            count(*) FILTER (WHERE d.state = 'pending')::integer AS people,
            count(*) FILTER (WHERE d.suppressed_for = 'OVER_CAP')::integer AS over
       FROM sendings s LEFT JOIN deliveries d ON d.sending_key = s.key AND NOT d.is_seed
      WHERE s.campaign_key = $1 GROUP BY 1, 2 ORDER BY 1, 2`,
    [key],
  )

interface Rehearsed {
  dueOn: CalendarDate
  channel: string
  people: number
  leftOut: { reason: string; count: number }[]
}

const countOf = (leftOut: Rehearsed['leftOut'], reason: string) =>
  leftOut.find((one) => one.reason === reason)?.count ?? 0

const rehearsedOn = (sendings: readonly Rehearsed[]) =>
  sendings.map(({ dueOn: day, channel, people, leftOut }) => {
    return { day, channel, people, over: countOf(leftOut, 'OVER_CAP') }
  })

async function spread(): Promise<CalendarDate[]> {
  const [one, two, three, four, five, six, seven] = await reached()
  const days = [0, 3, 4, 20, 29].map(dayAhead)
  await dueOn(dayAhead(0), one, two)
  await dueOn(dayAhead(3), three)
  await dueOn(dayAhead(4), four)
  await dueOn(dayAhead(20), five, six)
  await dueOn(dayAhead(29), seven)
  return days
}

const pass = async (days: readonly CalendarDate[]) => {
  for (const day of days) await lookAt(day, 23)
}

const codesOf = ({ problems }: { problems: { code: string }[] }) => problems.map(({ code }) => code)

describe('of what needs of customers set off, a rehearsal says what the days then do', () => {
  test('before it is approved, each customer once within thirty days', async () => {
    const key = await samples.ready(THANKS)
    const days = await spread()
    const { rehearsal } = await rehearsed(key)
    expect(rehearsal).toMatchObject({
      state: 'done',
      isStale: false,
      turns: null,
      days: { first: TODAY, last: lastDayAhead(TODAY) },
    })
    await samples.approve(key, (await samples.submit(key)).contentHash)
    expect((await latest(key)).body.rehearsal.isStale).toBe(false)
    await pass(days)
    const planned = await plannedOn(key)
    expect(rehearsedOn(rehearsal.sendings)).toEqual(
      planned.toSorted(
        (one, other) =>
          one.day.localeCompare(other.day) || one.channel.localeCompare(other.channel),
      ),
    )
    expect(planned.map(({ day, people }) => [day, people])).toEqual(
      [2, 1, 1, 2, 1].flatMap((people, at) => [
        [days[at], people],
        [days[at], people],
      ]),
    )
  })

  test('with what was sent before it, the monthly cap over all days, and who opted out', async () => {
    const key = await samples.approved('', { template: THANKS, details: { monthlyCap: 2 } })
    const days = await spread()
    await lookAt(TODAY, 23)
    const [, , , , five] = await reached()
    await rowsOf(
      `INSERT INTO suppressions (hash, channel, reason, suppressed_at, path)
       SELECT person_hash, 'EMAIL', 'OPTED_OUT', now(), $2 FROM households
        WHERE market_key = ${TREE.dealer.key} AND household = $1`,
      [five, TREE.dealer.path],
    )
    const { rehearsal } = await rehearsed(key)
    // What is made already is no part of what is ahead.
    expect(rehearsal.sendings.map((one: Rehearsed) => one.dueOn)).not.toContain(TODAY)
    await pass(days)
    const planned = (await plannedOn(key)).filter(({ day }) => day !== TODAY)
    expect(rehearsedOn(rehearsal.sendings)).toEqual(planned)
    const emails = rehearsal.sendings.filter(({ channel }: Rehearsed) => channel === 'EMAIL')
    expect(emails.map(({ leftOut }: Rehearsed) => countOf(leftOut, 'OPTED_OUT'))).toContain(1)
    expect(planned.reduce((sum, { over }) => sum + over, 0)).toBeGreaterThan(0)
  })

  test('and makes pieces of the first ones, of emails and letters', async () => {
    const key = await samples.ready(THANKS)
    await spread()
    const { rehearsal } = await rehearsed(key)
    expect(rehearsal.sendings).toHaveLength(10)
    for (const { pieces, people } of rehearsal.sendings) {
      expect(pieces.map(({ reader }: { reader: string }) => reader)).toEqual([
        'sample',
        ...Array.from({ length: people }, () => 'customer'),
      ])
    }
  })

  test('says so where it finds none of the customers, where it cannot, and while it is paused', async () => {
    const key = await samples.ready(THANKS)
    const none = (await rehearsed(key)).rehearsal
    expect(none).toMatchObject({ state: 'done', sendings: [], turns: null })
    expect(codesOf(none)).toContain('none-due')

    const recall = { category: 'RECALL', trigger: { event: 'OPEN_RECALL', after: 0 } }
    const recalls = (await rehearsed(await samples.ready(recall))).rehearsal
    expect(recalls.sendings).toEqual([])
    expect(codesOf(recalls)).toContain('no-recalls')
    expect(codesOf(recalls)).not.toContain('none-due')

    const paused = await samples.approved('', { template: THANKS })
    await spread()
    await lookAt(TODAY, 23)
    await app.call('dealer', 'POST', `/campaign/${paused}/sendings/daily`, { isPaused: true })
    const { rehearsal } = await rehearsed(paused)
    expect(rehearsal.sendings).not.toEqual([])
    expect(codesOf(rehearsal)).toContain('paused')
  })

  test('and leaves all other tables as they were, also of one that has begun', async () => {
    const draft = await samples.ready(THANKS)
    const begun = await samples.approved('', { template: THANKS })
    await spread()
    await lookAt(TODAY, 23)
    for (const key of [draft, begun]) {
      const started = await start(key)
      const before = await everythingElse()
      await run(started.body.rehearsal.key)
      expect((await latest(key)).body.rehearsal.sendings).not.toEqual([])
      expect(await everythingElse()).toEqual(before)
    }
  })
})
