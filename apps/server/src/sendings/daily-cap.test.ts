import { ROOT_PATH } from '@marquee/rules/access'
import { addDays, momentIn, type CalendarDate } from '@marquee/rules/calendar'
import { seedPerson } from '@marquee/test-kit/campaign'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { JobCall } from '../platform/jobs/index.ts'
import { inScope } from '../platform/sql/index.ts'
import { audienceApp } from '../testing/audience-app.ts'
import { carrierTo } from '../testing/email-carrier.ts'
import { mailCatcher, type Catching, type MailCatcher } from '../testing/mail-catcher.ts'
import { sendingSamples } from '../testing/sending-samples.ts'
import { TREE } from '../testing/test-tree.ts'
import { carryEmails } from './carry-emails.job.ts'

const CAP = 30

const app = audienceApp()
const samples = sendingSamples(app)
const { rowsOf } = samples

let catcher: MailCatcher
beforeAll(samples.prepare)
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions, daily_caps CASCADE')
})
afterEach(() => catcher.close())

async function cap(emails: number | null): Promise<void> {
  const { status } = await app.call('admin', 'PUT', '/sending-domain/HONDA/daily-cap', { emails })
  if (status !== 200) throw new Error(`The cap was refused: ${status}`)
}

/** Campaigns of one dealer whose pieces are ready on the same day, and a mail server. */
async function ready({ count = 1, catching = {} }: { count?: number; catching?: Catching } = {}) {
  catcher = await mailCatcher(catching)
  const keys: number[] = []
  for (let nth = 0; nth < count; nth += 1) keys.push(await samples.approved())
  const [key = 0] = keys
  const { first } = await samples.daysOf(key)
  await samples.lookAt(first)
  return { keys, key, first }
}
const emailsOf = async (key: number) =>
  (await samples.sendings(key, 'district')).body.sendings.find(
    ({ channel }: any) => channel === 'EMAIL',
  )
const at = (day: CalendarDate, hour: number, minutes = 0) => {
  const ahead = momentIn('America/Detroit', day, hour) + minutes * 60_000 - Date.now()
  return { clock: () => Date.now() + ahead, hours: { from: 0, to: 24 } }
}

describe('on one day', () => {
  test('no more emails leave for a dealer than its brand allows, over all of its campaigns', async () => {
    const { keys, first } = await ready({ count: 2 })
    await cap(CAP)
    for (const key of keys) await samples.carry(key, catcher, first)
    expect(catcher.caught).toHaveLength(CAP)
    const planned = await Promise.all(keys.map(emailsOf))
    expect(planned.map(({ planned: all }) => all > CAP)).toEqual([true, true])
    expect(planned.map(({ pieces }) => pieces.accepted)).toEqual([CAP, 0])
  })

  test('exactly so many leave where several programs send several campaigns at the same moment', async () => {
    const { keys, first } = await ready({ count: 3 })
    await cap(CAP)
    const { carrier, close } = carrierTo(catcher, momentIn('America/Detroit', first, 12))
    const sendings = await Promise.all(keys.map(emailsOf))
    const job = carryEmails(carrier)
    await Promise.all([...sendings, ...sendings].map(({ key }) => job.run(callFor(key))))
    await close()
    expect(catcher.caught).toHaveLength(CAP)
    const after = await Promise.all(keys.map(emailsOf))
    expect(after.reduce((sum, { pieces }) => sum + pieces.accepted, 0)).toBe(CAP)
  })

  test('what left before the cap was set counts, and a lower one takes nothing back', async () => {
    const { key, first } = await ready()
    await samples.carry(key, catcher, first, {
      maySend: async () => catcher.caught.length < CAP,
      connections: 1,
    })
    const before = catcher.caught.length
    expect(before).toBeGreaterThanOrEqual(CAP)
    await cap(before - 5)
    await samples.carry(key, catcher, first)
    expect(catcher.caught).toHaveLength(before)
    await cap(before + 5)
    await samples.carry(key, catcher, first)
    expect(catcher.caught).toHaveLength(before + 5)
    await cap(null)
    await samples.carry(key, catcher, first)
    expect(catcher.caught).toHaveLength((await emailsOf(key)).planned)
  })

  test('dealers of the same wave send as many each, and none of them waits for another', async () => {
    const { key, first } = await ready()
    await cap(CAP)
    await samples.carry(key, catcher, first)
    const metro = await samples.approvedMetro()
    await samples.lookAt(first, 13)
    await samples.carry(metro, catcher, first)
    const { sendings } = (await samples.sendings(metro, 'district')).body
    const sent = sendings
      .filter(({ channel }: any) => channel === 'EMAIL')
      .map(({ market, planned, pieces }: any) => [
        market.key === TREE.dealer.key,
        pieces.accepted,
        Math.min(planned, CAP),
      ])
    expect(sent.length).toBeGreaterThan(1)
    for (const [isFull, accepted, most] of sent) expect(accepted).toBe(isFull ? 0 : most)
  })
})

describe('what counts', () => {
  test('a retry of an email counts once, and one that is refused or left out not at all', async () => {
    const busy = (nth: number) => (nth < 10 ? '450 4.2.1 come again' : undefined)
    const { key, first } = await ready({ catching: { says: { RCPT: busy } } })
    const [{ recipient = 0 } = {}] = await rowsOf(
      `SELECT min(d.recipient) AS recipient FROM deliveries d JOIN sendings s ON s.key = d.sending_key
        WHERE s.channel = 'EMAIL' AND s.campaign_key = $1`,
      [key],
    )
    await rowsOf(
      `INSERT INTO suppressions (hash, channel, reason, suppressed_at, path)
       SELECT person_hash, 'EMAIL', 'OPTED_OUT', now(), $1 FROM households
        WHERE market_key = $2 AND household = $3`,
      [TREE.dealer.path, TREE.dealer.key, recipient],
    )
    await cap(CAP)
    // Where the day is full while others are on their way, a program that looks a minute later takes what these left.
    for (let minutes = 0; minutes < 3; minutes += 1)
      await samples.carry(key, catcher, first, at(first, 12, minutes))
    const { pieces } = await emailsOf(key)
    expect(pieces.suppressed).toBe(1)
    expect(catcher.caught).toHaveLength(CAP)
    expect(await begunBy(key)).toBe(CAP)
    // An hour later those that rested may leave; the day has no room, and the next day counts each of them once.
    await samples.carry(key, catcher, first, at(first, 14))
    expect(catcher.caught).toHaveLength(CAP)
    await samples.carry(key, catcher, addDays(first, 1), at(addDays(first, 1), 12))
    expect(catcher.caught).toHaveLength(2 * CAP)
    expect(new Set(catcher.caught.map(({ to }) => to)).size).toBe(2 * CAP)
  })

  test('an email of which it is not known whether it arrived counts, until a person decides that it is sent again', async () => {
    const silent = (nth: number) => (nth < 4 ? 'hang up' : undefined)
    const { key, first } = await ready({ catching: { says: { '.': silent } } })
    await cap(CAP)
    await samples.carry(key, catcher, first)
    const sending = await emailsOf(key)
    expect(sending.pieces).toMatchObject({ unknown: 4, accepted: CAP - 4 })
    const decided = await app.call('national', 'POST', `/sending/${sending.key}/unknown/decide`, {
      decision: 'send-again',
    })
    expect([decided.status, decided.body]).toEqual([200, { decided: 4 }])
    await samples.carry(key, catcher, first)
    expect((await emailsOf(key)).pieces).toMatchObject({ unknown: 0, accepted: CAP })
  })

  test('seeds get their email and are not counted [SEED-29]', async () => {
    catcher = await mailCatcher()
    const key = await samples.approved()
    const seeds = [{ ...seedPerson(), email: 'seed@agency.example' }]
    await rowsOf(
      `UPDATE campaigns SET details = jsonb_set(details, '{sampleRecipients}', $2::jsonb) WHERE key = $1`,
      [key, JSON.stringify(seeds)],
    )
    const { first } = await samples.daysOf(key)
    await samples.lookAt(first)
    await cap(CAP)
    await samples.carry(key, catcher, first)
    expect(catcher.caught.map(({ to }) => to)).toContain('seed@agency.example')
    expect(catcher.caught).toHaveLength(CAP + 1)
  })
})

describe('what is over it', () => {
  test('leaves day by day by the clock of the dealer, and no person has to let it go', async () => {
    const { key, first } = await ready()
    const { planned } = await emailsOf(key)
    await cap(CAP)
    const last = Math.ceil(planned / CAP) - 1
    expect(last).toBeGreaterThan(2)
    for (let nth = 0; nth <= last; nth += 1) {
      const day = addDays(first, nth)
      // In UTC both are of one day: it is theirs that counts.
      await samples.lookAt(day, 0)
      await samples.carry(key, catcher, day, at(day, 0))
      await samples.carry(key, catcher, day, at(day, 23, 59))
      const left = Math.min(planned, (nth + 1) * CAP)
      expect([nth, catcher.caught.length]).toEqual([nth, left])
      expect((await emailsOf(key)).state).toBe('running')
    }
    await samples.lookAt(addDays(first, last), 13)
    const { state, heldFor, pieces } = await emailsOf(key)
    expect([state, heldFor, pieces.accepted]).toEqual(['done', null, planned])
    expect(new Set(catcher.caught.map(({ to }) => to)).size).toBe(planned)
  })

  test('says why it waits, and until when, where the campaign is looked at and where all is listed', async () => {
    const { key, first } = await ready()
    await cap(CAP)
    // By the clock of the app, for which the day of the campaign has not come.
    await samples.carry(key, catcher, first, { clock: Date.now, hours: { from: 0, to: 24 } })
    const [{ day }] = await rowsOf(`SELECT day::text AS day FROM delivery_counts WHERE in_day > 0`)
    const opens = new Date(momentIn('America/Detroit', addDays(day, 1), 0)).toISOString()
    const waiting = { waitsFor: 'daily-cap', opensAt: opens }
    expect(await emailsOf(key)).toMatchObject({ state: 'running', ...waiting })
    const listed = async () =>
      (await app.call('dealer', 'POST', '/sending/search', {})).body.sendings.find(
        ({ channel }: any) => channel === 'EMAIL',
      )
    expect(await listed()).toMatchObject({ standing: 'waiting', ...waiting })
    await cap(CAP + 1)
    expect(await listed()).toMatchObject({ standing: 'going', waitsFor: null })
    expect(await emailsOf(key)).toMatchObject({ waitsFor: null, opensAt: null })
  })
})

const begunBy = async (key: number): Promise<number> => {
  const [{ begun }] = await rowsOf(
    `SELECT sum(c.in_day)::integer AS begun FROM delivery_counts c
       JOIN sendings s ON s.key = c.sending_key WHERE s.campaign_key = $1`,
    [key],
  )
  return begun
}
const callFor = (subject: number): JobCall => ({
  subject,
  signal: new AbortController().signal,
  progressed: async () => {},
  now: Date.now(),
  inOwn: (work) =>
    inScope(app.pool, { path: ROOT_PATH }, ({ sql }) => work((store) => store(sql, ROOT_PATH))),
})
