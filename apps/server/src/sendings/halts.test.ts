import { momentIn, type CalendarDate } from '@marquee/rules/calendar'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startJobs } from '../platform/jobs/index.ts'
import { audienceApp } from '../testing/audience-app.ts'
import { carrierTo } from '../testing/email-carrier.ts'
import { mailCatcher, type MailCatcher } from '../testing/mail-catcher.ts'
import { quiet } from '../testing/quiet.ts'
import { sendingSamples } from '../testing/sending-samples.ts'
import { carryEmails } from './carry-emails.job.ts'
import { planSendingsJob } from './plan-sendings.job.ts'

const app = audienceApp()
const samples = sendingSamples(app)
const { rowsOf, lookAt } = samples
const REASON = 'The spring offer names a wrong price.'

let stops: (() => Promise<unknown>)[] = []
beforeAll(samples.prepare)
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions, sending_halts CASCADE')
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

type As = Parameters<typeof app.call>[0]
const halt = (as: As = 'national', body: object = { reason: REASON }) =>
  app.call(as, 'POST', '/sending/halt', body)
const lift = (as: As = 'national') => app.call(as, 'POST', '/sending/halt/lift')
const seenBy = async (as: As) => (await app.call(as, 'POST', '/sending/search', {})).body

async function ready() {
  const key = await samples.approved()
  const { first } = await samples.daysOf(key)
  await lookAt(first)
  return { key, first }
}

/** Programs that send as the product does, until the test is over. */
async function programs(catcher: MailCatcher, day: CalendarDate, many: number): Promise<void> {
  const now = momentIn('America/Detroit', day, 12)
  for (let nth = 0; nth < many; nth += 1) {
    const { carrier, close } = carrierTo(catcher, now)
    const running = await startJobs({
      pool: app.pool,
      jobs: [carryEmails(carrier), planSendingsJob([])],
      clock: carrier.clock,
      log: quiet,
      lookEvery: 50,
    })
    stops.push(() => running.stop(), close)
  }
}

/** Answers each email after so long, and notes when it arrived. */
async function slowServer(after: number) {
  const arrived: { from: string; at: number }[] = []
  const catcher = await mailCatcher({
    keep: ({ from }) => arrived.push({ from, at: Date.now() }),
    slow: after,
  })
  stops.push(() => catcher.close())
  return { catcher, arrived }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('while emails leave by several programs', () => {
  test('nothing arrives from a second after the stop on, and the rest arrives once it continues, each once', async () => {
    // One sending for each dealer, and so one for each program.
    const { first } = await samples.daysOf(await samples.approvedMetro())
    await lookAt(first)
    const { catcher, arrived } = await slowServer(150)
    await programs(catcher, first, 2)
    await vi.waitFor(() => expect(arrived.length).toBeGreaterThan(5), 20_000)
    expect((await halt()).status).toBe(200)
    const stoppedAt = Date.now()
    await pause(3_000)
    const late = arrived.map(({ at }) => at - stoppedAt).filter((since) => since > 0)
    expect(late.filter((since) => since > 1_000)).toEqual([])
    const before = arrived.length
    const [{ planned, all }] = await rowsOf(
      `SELECT sum(planned)::integer AS planned, count(*)::integer AS all FROM sendings WHERE channel = 'EMAIL'`,
    )
    expect(all).toBe(2)
    expect(before).toBeLessThan(planned)
    expect((await lift()).status).toBe(200)
    await vi.waitFor(() => expect(arrived.length).toBe(planned), 45_000)
    await pause(500)
    expect(new Set(arrived.map(({ from }) => from)).size).toBe(arrived.length)
    expect(arrived.length).toBe(planned)
    await vi.waitFor(async () => {
      const states = await rowsOf(
        `SELECT DISTINCT d.state FROM deliveries d JOIN sendings s ON s.key = d.sending_key WHERE channel = 'EMAIL'`,
      )
      expect(states).toEqual([{ state: 'accepted' }])
    }, 5_000)
  })
})

describe('while everything is stopped', () => {
  test('no wave is planned, and it is on the next look once it continues', async () => {
    const key = await samples.approved()
    const { first } = await samples.daysOf(key)
    await halt()
    await lookAt(first)
    expect(await rowsOf('SELECT FROM deliveries')).toEqual([])
    expect((await seenBy('district')).sendings.map((one: any) => one.standing)).toEqual([
      'next',
      'next',
    ])
    await lift()
    await lookAt(first, 13)
    expect((await rowsOf('SELECT FROM deliveries')).length).toBeGreaterThan(0)
  })

  test('no program begins to send, and none is requested over and over', async () => {
    const { key, first } = await ready()
    await halt()
    const { catcher, arrived } = await slowServer(0)
    await samples.carry(key, catcher, first)
    await lookAt(first, 13)
    expect(arrived).toEqual([])
    expect(await rowsOf(`SELECT FROM jobs WHERE kind = 'carry emails'`)).toEqual([])
    const waits = (await seenBy('dealer')).sendings.map((one: any) => one.waitsFor)
    expect(waits).toEqual(['halt', 'halt'])
  })

  test('each who sees sendings sees who stopped them and why, and only those above let them continue', async () => {
    const { key } = await ready()
    expect((await halt('admin')).body).toMatchObject({
      halts: [{ reason: REASON, by: expect.any(String) }],
      can: { halt: { ok: false, reason: 'sending.halted-already' }, lift: { ok: true } },
    })
    for (const as of ['dealer', 'district', 'national', 'acuraDealer'] as const) {
      expect((await seenBy(as)).halts, as).toMatchObject([{ reason: REASON }])
    }
    expect((await samples.sendings(key)).body.halts).toMatchObject([{ reason: REASON }])
    const refused = await lift('national')
    expect([refused.status, refused.body.code]).toEqual([409, 'sending.halted-above'])
    expect((await lift('admin')).body.halts).toEqual([])
    const none = await lift('admin')
    expect([none.status, none.body.code]).toEqual([409, 'sending.not-halted'])
  })

  test('of one brand, the other goes on', async () => {
    await halt('national')
    expect((await seenBy('acuraDealer')).halts).toEqual([])
    expect((await seenBy('sibling')).halts).toHaveLength(1)
  })
})

describe('stopping everything', () => {
  test('is refused to who sees less than a brand, or may not stop one sending', async () => {
    for (const as of ['zone', 'district', 'districtAdmin'] as const) {
      const refused = await halt(as)
      expect([refused.status, refused.body.code], as).toEqual([403, 'sending.not-national'])
      expect((await lift(as)).body.code, as).toBe('sending.not-national')
    }
    expect((await halt('dealer')).status).toBe(403)
    expect((await halt('national', { reason: '  ' })).status).toBe(400)
    expect(await rowsOf('SELECT FROM sending_halts')).toEqual([])
  })

  test('by two people at once happens once, and is in the audit log with its reason', async () => {
    const answers = await Promise.all([halt('national'), halt('hondaAdmin')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await lift('hondaAdmin')
    const logged = await rowsOf(
      `SELECT event, details FROM audit_log WHERE event IN ('sending.halted', 'sending.lifted')
          AND outcome = 'done' ORDER BY key DESC LIMIT 2`,
    )
    expect(logged.map(({ event }) => event)).toEqual(['sending.lifted', 'sending.halted'])
    expect(logged[1].details).toMatchObject({ reason: REASON })
    const [row] = await rowsOf('SELECT reason, lifted_by, lifted_at FROM sending_halts')
    expect(row).toMatchObject({ reason: REASON, lifted_by: expect.any(String) })
    expect(row.lifted_at).not.toBeNull()
  })
})
