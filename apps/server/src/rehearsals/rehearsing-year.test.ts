import { seedPerson } from '@marquee/test-kit/campaign'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { rehearsalSamples } from '../testing/rehearsal-samples.ts'
import { mailedIn, yearSamples } from '../testing/year-samples.ts'

const app = audienceApp()
const years = yearSamples(app)
const { rowsOf, rehearsed, latest, start, run, everythingElse, lookAt } = rehearsalSamples(app)

beforeAll(years.prepare)
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions CASCADE')
})

interface Rehearsed {
  season: string | null
  campaignKey: number
  channel: string
  dueOn: string
  people: number
  number: number
}

interface Problem {
  text: string
  place: string | null
  sendings: number[]
}

const figuresOf = (sendings: readonly Rehearsed[]) =>
  sendings.map(({ campaignKey, channel, dueOn, people }) => ({
    campaignKey,
    channel,
    dueOn,
    people,
  }))

describe('a year', () => {
  test('is rehearsed with all of its seasons, each as by itself, and ordered as it was rehearsed is not out of date', async () => {
    const { key } = await years.ready()
    const seasons = await rowsOf('SELECT key, name FROM campaigns WHERE annual_key = $1', [key])
    const { rehearsal } = await rehearsed(key)
    expect(rehearsal).toMatchObject({
      state: 'done',
      isStale: false,
      turns: { beginsOn: mailedIn.SPRING, completesOn: mailedIn.WINTER },
    })
    const found: readonly Rehearsed[] = rehearsal.sendings
    expect(found.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(new Set(found.map(({ dueOn }) => dueOn)).size).toBe(4)
    expect(found.map(({ people }) => people)).not.toContain(0)
    for (const season of seasons) {
      const alone = (await rehearsed(season.key)).rehearsal.sendings
      const own = found.filter(({ campaignKey }) => campaignKey === season.key)
      expect(figuresOf(own)).toEqual(figuresOf(alone))
      expect(own.map((one) => one.season)).toEqual([season.name, season.name])
    }
    const { quoteKey } = await years.quote(key)
    expect((await years.submit(key, quoteKey)).status).toBe(200)
    expect((await latest(key)).body.rehearsal.isStale).toBe(false)
  })

  test('that is approved is mailed as it was rehearsed, season by season', async () => {
    const { key } = await years.approved()
    const { rehearsal } = await rehearsed(key)
    await lookAt(mailedIn.SPRING)
    await lookAt(mailedIn.SUMMER)
    const planned = await rowsOf(
      `SELECT s.campaign_key AS "campaignKey", s.channel, s.due_on::text AS "dueOn",
              count(*) FILTER (WHERE d.state = 'pending')::integer AS people
         FROM sendings s JOIN deliveries d ON d.sending_key = s.key AND NOT d.is_seed
        GROUP BY 1, 2, 3 ORDER BY 3, 2`,
    )
    expect(planned).toHaveLength(4)
    expect(figuresOf(rehearsal.sendings).slice(0, 4)).toEqual(planned)
  })

  test('is out of date when one of its seasons changed or was left out', async () => {
    const { key } = await years.approved()
    const first = (await rehearsed(key)).rehearsal
    const [season] = first.sendings
    await rowsOf(
      `UPDATE campaigns SET details = jsonb_set(details, '{sampleRecipients}', $2) WHERE key = $1`,
      [season.campaignKey, JSON.stringify([seedPerson()])],
    )
    expect((await latest(key)).body.rehearsal.isStale).toBe(true)
    expect((await rehearsed(key)).rehearsal.isStale).toBe(false)
    await rowsOf(`UPDATE campaigns SET status = 'CANCELLED' WHERE key = $1`, [season.campaignKey])
    expect((await latest(key)).body.rehearsal.isStale).toBe(true)
    const second = (await rehearsed(key)).rehearsal
    expect(second.isStale).toBe(false)
    expect(second.sendings).toHaveLength(6)
  })

  test('names the season of what is wrong, with the way to where the year mends it', async () => {
    const { key } = await years.ready()
    const [season] = await rowsOf(
      `UPDATE campaigns SET deployment_date = NULL WHERE annual_key = $1 AND name LIKE '%spring%'
        RETURNING name`,
      [key],
    )
    const { rehearsal } = await rehearsed(key)
    expect(rehearsal.sendings).toHaveLength(6)
    const stops: Problem[] = rehearsal.problems.filter(
      (one: { weight: string }) => one.weight === 'stops',
    )
    expect(stops).toMatchObject([
      { text: expect.stringContaining(season.name), place: expect.any(String) },
    ])
    const ofSendings: Problem[] = rehearsal.problems.filter(
      (one: Problem) => one.sendings.length > 0,
    )
    expect(ofSendings).not.toEqual([])
    for (const { text } of ofSendings) expect(text).toMatch(/^The (summer|fall|winter)/)
  })

  test('of which no season is ahead says so, and sends nothing', async () => {
    const { key } = await years.approved()
    await rowsOf(`UPDATE campaigns SET status = 'CANCELLED' WHERE annual_key = $1`, [key])
    const { rehearsal } = await rehearsed(key)
    expect(rehearsal).toMatchObject({ state: 'done', sendings: [], turns: null })
    expect(rehearsal.problems).toMatchObject([{ code: 'no-season', weight: 'stops' }])
  })

  test('leaves all other tables as they were', async () => {
    const { key } = await years.approved()
    const started = await start(key)
    const before = await everythingElse()
    await run(started.body.rehearsal.key)
    expect((await latest(key)).body.rehearsal.sendings).toHaveLength(8)
    expect(await everythingElse()).toEqual(before)
  })
})
