import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { momentIn } from '@marquee/rules/calendar'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { bundledProgram } from '../testing/bundled-program.ts'
import { mailCatcher, type Catching, type MailCatcher } from '../testing/mail-catcher.ts'
import { sendingSamples } from '../testing/sending-samples.ts'

// Ten programs are killed while they send; 200 and all statements: KILL_ROUNDS=200 npx vitest run killed-emails.
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 10)
const LONG = Math.max(300_000, ROUNDS * 15_000)
/** Of one sending: each kill leaves some unknown, and more of them would leave nothing to send. */
const ROUNDS_EACH = 10
/** Of two hundred emails, so that some are left for the last program. */
const MOST_EACH = Math.floor(150 / ROUNDS_EACH)
/** Of a run with two hundred emails: the first ones load what is sent, and the others take and save. */
const STATEMENTS = ROUNDS > 10 ? Array.from({ length: 120 }, (_, at) => at + 1) : [31, 62]
/** Of the program that is killed: ten for each of its four connections, while emails leave quickly. */
const ON_THEIR_WAY = 50

const app = audienceApp()
const samples = sendingSamples(app)
const program = bundledProgram(new URL('../testing/killed-emails-program.ts', import.meta.url))

let catcher: MailCatcher
beforeAll(samples.prepare)
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions CASCADE')
})
afterEach(() => catcher.close())

/** A campaign whose emails are due. */
async function begun(catching: Catching) {
  catcher = await mailCatcher(catching)
  const key = await samples.approved()
  const { first } = await samples.daysOf(key)
  await samples.lookAt(first)
  return { key, first, now: momentIn('America/Detroit', first, 12) }
}

function start(now: number, point = 0): ChildProcess {
  const run = { url: app.ownerUrl, port: catcher.port, now, point }
  return spawn(process.execPath, [program.file, JSON.stringify(run)], { stdio: 'inherit' })
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  expect(child.signalCode).toBe('SIGKILL')
}

/** After a few more emails than these. */
const soon = (sent: number) => sent + 1 + Math.floor(Math.random() * MOST_EACH)

/**
 * Another program sends the rest. What the mail server got is the judge: nobody got two, everybody got one or is listed
 * as unknown, and all that was planned has become something.
 */
async function expectOnce(
  key: number,
  day: Parameters<typeof samples.carry>[2],
  kills = 1,
): Promise<void> {
  await samples.carry(key, catcher, day)
  const got = new Map<string, number>()
  for (const { to } of catcher.caught) got.set(to, (got.get(to) ?? 0) + 1)
  expect([...got].filter(([, times]) => times !== 1)).toEqual([])
  const rows = await samples.rowsOf(
    `SELECT d.state, h.email, s.planned FROM deliveries d JOIN sendings s ON s.key = d.sending_key
       JOIN households h ON h.market_key = s.market_key AND h.household = d.recipient
      WHERE s.campaign_key = $1 AND s.channel = 'EMAIL' AND NOT d.is_seed`,
    [key],
  )
  expect(rows).toHaveLength(rows[0].planned)
  expect(rows.filter(({ state }) => state !== 'accepted' && state !== 'unknown')).toEqual([])
  const isMissing = ({ state, email }: any) => state === 'accepted' && !got.has(email)
  expect(rows.filter(isMissing)).toEqual([])
  const lost = rows.filter(({ state, email }) => state === 'unknown' && !got.has(email))
  const unknown = rows.filter(({ state }) => state === 'unknown')
  expect(unknown.length).toBeLessThanOrEqual(ON_THEIR_WAY * kills)
  expect(lost.length).toBeLessThanOrEqual(unknown.length)
}

/** One sending, by programs that are killed, and by a last one that is not. */
async function killedAlong(rounds: number): Promise<void> {
  let child: ChildProcess | undefined
  let next = soon(0)
  const { key, first, now } = await begun({
    keep(mail) {
      catcher.caught.push(mail)
      if (catcher.caught.length === next)
        setTimeout(() => child?.kill('SIGKILL'), 5 * Math.random())
    },
  })
  for (let round = 0; round < rounds; round += 1) {
    child = start(now)
    await killed(child)
    next = soon(catcher.caught.length)
    // What it had claimed is free again, as its connection is gone.
    await samples.rowsOf('UPDATE jobs SET run_at = now(), leased_until = NULL, lease = NULL')
  }
  await expectOnce(key, first, rounds)
}

describe('a program that is killed while it sends has sent nothing twice, and nothing is lost in silence', () => {
  test.each(['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', '.'])(
    'at the step %s, which is not answered',
    async (step) => {
      let child: ChildProcess | undefined
      const isFirst = step === 'greeting' || step === 'EHLO'
      const { key, first, now } = await begun({
        says: {
          [step]: (nth) => {
            if (nth !== (isFirst ? 1 : 40)) return undefined
            child?.kill('SIGKILL')
            return 'silence'
          },
        },
      })
      child = start(now)
      await killed(child)
      await expectOnce(key, first)
    },
    60_000,
  )

  test(
    `at ${ROUNDS} moments, as they come`,
    async () => {
      for (let left = ROUNDS; left > 0; left -= ROUNDS_EACH) {
        await app.owner.query('TRUNCATE campaigns, jobs CASCADE')
        await killedAlong(Math.min(left, ROUNDS_EACH))
        await catcher.close()
      }
    },
    LONG,
  )

  test(
    'before and behind statements of its own',
    async () => {
      for (const statement of STATEMENTS) {
        for (const point of [2 * statement - 1, 2 * statement]) {
          await app.owner.query('TRUNCATE campaigns, jobs CASCADE')
          const { key, first, now } = await begun({})
          await killed(start(now, point))
          await expectOnce(key, first)
          await catcher.close()
        }
      }
    },
    LONG,
  )
})
