import type { LeftOutFor } from '@marquee/rules/rehearsals'
import { seedPerson } from '@marquee/test-kit/campaign'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { mailCatcher } from '../testing/mail-catcher.ts'
import { rehearsalSamples } from '../testing/rehearsal-samples.ts'
import { TREE } from '../testing/test-tree.ts'

const app = audienceApp()
const samples = rehearsalSamples(app)
const { rowsOf, rehearsed, latest, start, run, everythingElse } = samples

const SEEDS = { details: { sampleRecipients: [seedPerson()] } }

beforeAll(samples.prepare)
beforeEach(async () => {
  await app.owner.query(
    'TRUNCATE campaigns, jobs, suppressions, contact_limits, daily_caps CASCADE',
  )
})

const optOut = (channel: string, households: readonly number[]) =>
  rowsOf(
    `INSERT INTO suppressions (hash, channel, reason, suppressed_at, path)
     SELECT person_hash, $2, 'OPTED_OUT', now(), $3 FROM households
      WHERE market_key = ${TREE.dealer.key} AND household = ANY ($1)`,
    [households, channel, TREE.dealer.path],
  )

/** Of each channel and wave how many the day itself has planned, and left out. */
const plannedOf = (key: number) =>
  rowsOf(
    `SELECT s.channel, s.wave, s.market_key AS "marketKey",
            count(*) FILTER (WHERE d.state = 'pending')::integer AS people,
            count(*) FILTER (WHERE d.suppressed_for = 'OPTED_OUT')::integer AS "optedOut"
       FROM deliveries d JOIN sendings s ON s.key = d.sending_key
       JOIN campaigns c ON c.key = s.campaign_key
      WHERE (c.key = $1 OR c.parent_key = $1) AND NOT d.is_seed GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    [key],
  )

interface Rehearsed {
  channel: string
  wave: number
  market: { key: number }
  people: number
  leftOut: { reason: LeftOutFor; count: number }[]
}

const figuresOf = (sendings: readonly Rehearsed[], wave = 1) =>
  sendings
    .filter((one) => one.wave === wave)
    .map(({ channel, people, market }) => ({ channel, wave, marketKey: market.key, people }))
    .toSorted((one, other) =>
      `${one.channel} ${one.marketKey}`.localeCompare(`${other.channel} ${other.marketKey}`),
    )
const countOf = ({ leftOut }: Rehearsed, reason: LeftOutFor) =>
  leftOut.find((one) => one.reason === reason)?.count ?? 0

describe('a rehearsal says what the day then does', () => {
  test('of a draft, before it is ordered', async () => {
    const key = await samples.ready({}, SEEDS.details)
    const { rehearsal } = await rehearsed(key)
    expect(rehearsal).toMatchObject({
      state: 'done',
      isStale: false,
      progress: { done: 2, all: 2 },
    })

    const order = await samples.submit(key)
    await app.call('national', 'POST', '/order/approve', {
      items: [{ itemKey: key, contentHash: order.contentHash }],
    })
    const { first } = await samples.daysOf(key)
    expect(rehearsal.turns).toEqual({ beginsOn: first, completesOn: first })
    await samples.lookAt(first)
    const planned = await plannedOf(key)
    expect(figuresOf(rehearsal.sendings)).toEqual(planned.map(({ optedOut: _, ...one }) => one))
    expect(planned.map(({ people }) => people)).not.toContain(0)
    expect(rehearsal.sendings.map(({ seeds }: { seeds: number }) => seeds)).toEqual([1, 1])
  })

  test('of an order, with who opted out since', async () => {
    const key = await samples.approved()
    const before = (await rehearsed(key)).rehearsal.sendings as Rehearsed[]
    const email = before.find(({ channel }) => channel === 'EMAIL')
    await optOut('EMAIL', [2, 3, 4])
    const { rehearsal } = await rehearsed(key)
    const after = rehearsal.sendings.find((one: Rehearsed) => one.channel === 'EMAIL')
    const { first } = await samples.daysOf(key)
    await samples.lookAt(first)
    const planned = (await plannedOf(key)).find(({ channel }) => channel === 'EMAIL')
    expect(after.people).toBe(planned.people)
    const more = (email?.people ?? 0) - after.people
    expect(more).toBe(planned.optedOut)
    expect(more).toBeGreaterThan(0)
    expect(countOf(after, 'OPTED_OUT')).toBe(more)
  })

  test('of an order, with who gets as much by then as the brand allows', async () => {
    const earlier = await samples.approved()
    const { first } = await samples.daysOf(earlier)
    await samples.lookAt(first)
    await rowsOf(
      `UPDATE deliveries d SET state = 'refused' FROM sendings s
        WHERE s.key = d.sending_key AND s.channel = 'EMAIL' AND d.recipient % 3 = 0`,
    )
    const key = await samples.approved()
    const before = (await rehearsed(key)).rehearsal.sendings as Rehearsed[]
    const limit = { pieces: 1, days: 30 }
    for (const channel of ['EMAIL', 'DIRECT_MAIL'])
      await app.call('admin', 'PUT', '/contact-pressure/HONDA', { channel, limit })
    const { rehearsal } = await rehearsed(key)
    await samples.lookAt(first, 13)
    const planned = await plannedOf(key)
    expect(figuresOf(rehearsal.sendings)).toEqual(planned.map(({ optedOut: _, ...one }) => one))
    const emails = (of: readonly Rehearsed[]) => of.find(({ channel }) => channel === 'EMAIL')
    const [was, is] = [emails(before), emails(rehearsal.sendings)]
    expect(is?.people).toBeGreaterThan(0)
    expect(is && countOf(is, 'PRESSED')).toBe((was?.people ?? 0) - (is?.people ?? 0))
    expect(is && countOf(is, 'PRESSED')).toBeGreaterThan(0)
  })

  test('of two waves, each for its half', async () => {
    const { key, first, second } = await samples.approvedInTwoWaves()
    const { rehearsal } = await rehearsed(key)
    expect(rehearsal.turns).toEqual({ beginsOn: first, completesOn: second })
    await samples.lookAt(first)
    await samples.lookAt(second)
    const planned = await plannedOf(key)
    for (const wave of [1, 2]) {
      expect(figuresOf(rehearsal.sendings, wave)).toEqual(
        planned.filter((one) => one.wave === wave).map(({ optedOut: _, ...one }) => one),
      )
    }
  })

  test('of a metro campaign, dealer by dealer', async () => {
    const key = await samples.approvedMetro()
    const { rehearsal } = await rehearsed(key, 'district')
    const { first } = await samples.daysOf(key)
    await samples.lookAt(first)
    const planned = await plannedOf(key)
    expect(figuresOf(rehearsal.sendings)).toEqual(planned.map(({ optedOut: _, ...one }) => one))
    expect(new Set(planned.map(({ marketKey }) => marketKey)).size).toBe(2)
  })

  test('of one dealer’s part of a metro campaign, before and after the whole is ordered', async () => {
    const whole = await samples.readyMetro()
    const part = await samples.partOf(whole)
    const draft = (await rehearsed(part, 'district')).rehearsal
    await samples.approveMetro(whole)
    await samples.release(whole)
    expect((await latest(part)).body.rehearsal.isStale).toBe(false)
    const ordered = (await rehearsed(part)).rehearsal
    await samples.lookAt((await samples.daysOf(whole)).first)
    const planned = await plannedOf(part)
    expect(planned).toHaveLength(2)
    for (const { sendings, problems } of [draft, ordered]) {
      expect(figuresOf(sendings)).toEqual(planned.map(({ optedOut: _, ...one }) => one))
      expect(sendings.every((one: Rehearsed) => one.market.key === TREE.dealer.key)).toBe(true)
      expect(problems.every(({ place }: { place: string | null }) => place === null)).toBe(true)
    }
    expect(planned.map(({ people }) => people)).not.toContain(0)
  })
})

describe('nothing of a rehearsal leaves, is billed or counts', () => {
  test('all other tables are afterwards as they were', async () => {
    const whole = await samples.readyMetro()
    const part = await samples.partOf(whole)
    await samples.release(whole)
    for (const key of [await samples.ready({}, SEEDS.details), await samples.approved(), part]) {
      const started = await start(key)
      const before = await everythingElse()
      expect(before).toMatchObject({ sendings: { rows: 0 }, deliveries: { rows: 0 } })
      await run(started.body.rehearsal.key)
      expect((await latest(key)).body.rehearsal.state).toBe('done')
      expect(await everythingElse()).toEqual(before)
    }
  })

  test('a wave that is on its way is not disturbed, and goes to each of its readers', async () => {
    const key = await samples.approved('', SEEDS)
    const { first } = await samples.daysOf(key)
    await samples.lookAt(first)
    const before = await everythingElse()
    await rehearsed(key)
    expect(await everythingElse()).toEqual(before)

    const catcher = await mailCatcher()
    const held = start(key).then(({ body }) => body.rehearsal.key)
    await samples.carry(key, catcher, first)
    await rowsOf(`DELETE FROM jobs`)
    await run(await held)
    const [{ accepted }] = await rowsOf(
      `SELECT count(*)::integer AS accepted FROM deliveries d JOIN sendings s ON s.key = d.sending_key
        WHERE s.channel = 'EMAIL' AND d.state = 'accepted'`,
    )
    expect(catcher.caught.length).toBe(accepted)
    expect(accepted).toBeGreaterThan(100)
    expect(catcher.caught.filter(({ from }) => from.startsWith('returns+rehearsal'))).toEqual([])
    await catcher.close()
  })

  test('its codes redeem nothing, and its links unsubscribe no one', async () => {
    const key = await samples.ready({}, SEEDS.details)
    const { rehearsal } = await rehearsed(key)
    const email = rehearsal.sendings.find((one: Rehearsed) => one.channel === 'EMAIL')
    const { body } = await samples.open(email.pieces.at(-1).key)
    const codes = [...body.email.text.matchAll(/\/r\/(\w+)/g)].map(([, code]) => code)
    expect(new Set(codes)).toEqual(new Set(['PREVIEW']))
    const [link] = /http\S+\/unsubscribe\/\S+/.exec(body.email.text) ?? []
    expect(link).toMatch(/\/unsubscribe\/rehearsal$/)
    expect((await app.call(null, 'GET', '/opt-out/rehearsal')).status).toBeGreaterThanOrEqual(400)
  })
})

describe('a rehearsal that cannot be as it should', () => {
  test('of a draft without an audience or a day lists what is missing, and does not fail', async () => {
    const key = await samples.ready()
    await rowsOf('DELETE FROM audience_selections WHERE campaign_key = $1', [key])
    const uncounted = (await rehearsed(key)).rehearsal
    expect(uncounted).toMatchObject({ state: 'done' })
    expect(uncounted.sendings).toMatchObject([{ people: null }, { people: null }])
    expect(uncounted.problems[0]).toMatchObject({ weight: 'stops', place: expect.any(String) })

    await rowsOf(`UPDATE campaigns SET deployment_date = NULL WHERE key = $1`, [key])
    const undated = (await rehearsed(key)).rehearsal
    expect(undated).toMatchObject({ state: 'done', sendings: [], turns: null })
    expect(undated.problems.length).toBeGreaterThan(0)
  })

  test('says that the audience cannot be counted', async () => {
    const key = await samples.ready()
    const { rehearsal } = await rehearsed(key, 'dealer', { counting: null })
    expect(rehearsal.sendings).toMatchObject([{ people: null }, { people: null }])
    expect(rehearsal.problems).toContainEqual(expect.objectContaining({ code: 'not-counted' }))
  })

  test('says what the DNS of the domain does not show, where emails leave', async () => {
    const key = await samples.ready()
    const dns = { texts: async () => [], exchanges: async () => [] }
    const more = { dns, campaignServer: 'mail.marquee.example' }
    const { rehearsal } = await rehearsed(key, 'dealer', more)
    const codes = rehearsal.problems.map(({ code }: { code: string }) => code)
    expect(codes).toContain('domain-not-ready')
    expect(codes).not.toContain('no-mail-server')
  })

  test('says that the daily cap of the brand spreads the emails over days', async () => {
    const key = await samples.ready()
    for (const [emails, isSaid] of [
      [1, true],
      [1_000_000, false],
    ] as const) {
      await app.call('admin', 'PUT', '/sending-domain/HONDA/daily-cap', { emails })
      const { problems } = (await rehearsed(key)).rehearsal
      expect(problems.some(({ code }: { code: string }) => code === 'over-daily-cap')).toBe(isSaid)
    }
  })

  test('of a person who may not see campaigns any more fails, and says so', async () => {
    const key = await samples.ready()
    const { body } = await start(key)
    const [{ by }] = await rowsOf('SELECT started_by AS by FROM rehearsals')
    await rowsOf(`UPDATE people SET status = 'DEACTIVATED' WHERE key = $1`, [by])
    await run(body.rehearsal.key)
    await rowsOf(`UPDATE people SET status = 'ACTIVE' WHERE key = $1`, [by])
    expect((await latest(key)).body.rehearsal).toMatchObject({
      state: 'failed',
      failedFor: 'rehearsal.person-gone',
    })
  })

  test('that the program cannot finish has failed at once, and may be started again', async () => {
    const key = await samples.ready()
    const { body } = await start(key)
    const broken = {
      ...app.counting,
      inTurn: () => Promise.reject(new Error('out of order')),
    }
    await expect(run(body.rehearsal.key, { counting: broken })).rejects.toThrow('out of order')
    const failed = (await latest(key)).body
    expect(failed.rehearsal).toMatchObject({ state: 'failed', failedFor: 'rehearsal.failed' })
    expect(failed.can.start).toEqual({ ok: true })
    expect((await rehearsed(key)).rehearsal.state).toBe('done')
  })

  test('begins again from the start where a program was killed', async () => {
    const key = await samples.ready({}, SEEDS.details)
    const first = (await rehearsed(key)).rehearsal
    await rowsOf(`UPDATE rehearsals SET state = 'running', progress = 1`)
    await run(first.key)
    const second = (await latest(key)).body.rehearsal
    const piecesOf = ({ sendings }: { sendings: { pieces: unknown[] }[] }) =>
      sendings.map(({ pieces }) => pieces.length)
    expect(second.state).toBe('done')
    expect(piecesOf(second)).toEqual(piecesOf(first))
  })
})
