import { setTimeout as pause } from 'node:timers/promises'
import { momentIn, type CalendarDate } from '@marquee/rules/calendar'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { durableDatabase } from '../testing/durable-database.ts'
import { mailCatcher, type MailCatcher } from '../testing/mail-catcher.ts'
import { sendingProgram } from '../testing/sending-programs.ts'
import { sendingSamples } from '../testing/sending-samples.ts'
import { expectSentOnce } from '../testing/sent-once.ts'

// How many times the database is killed; at length: DATABASE_KILLS=10 npx vitest run killed-database.
const KILLS = Number(process.env.DATABASE_KILLS ?? 2)
/** Five deaths in a minute are taken for a database that cannot run. */
const BETWEEN_MS = KILLS > 5 ? 13_000 : 0
const A_WHILE = 120_000
const PROGRAMS = 2
/** Of each program: ten for each of its four connections. */
const ON_THEIR_WAY = 50

const database = durableDatabase()
const app = audienceApp(database)
const samples = sendingSamples(app)
const { rowsOf } = samples

let stops: (() => Promise<unknown>)[] = []
beforeAll(samples.prepare)
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Two campaigns whose emails are due on the same day. */
async function due() {
  await app.owner.query('TRUNCATE campaigns, jobs CASCADE')
  const keys = [await samples.approved(), await samples.approved()]
  const { first } = await samples.daysOf(keys[0] ?? 0)
  await samples.lookAt(first)
  return { keys, first }
}

/** A mail server that takes its time, and kills the database when it has so many emails. */
async function killingServer(at: number, signal: 'SIGKILL' | 'SIGQUIT'): Promise<MailCatcher> {
  const catcher: MailCatcher = await mailCatcher({
    slow: 20,
    keep(mail) {
      catcher.caught.push(mail)
      if (catcher.caught.length === at) setTimeout(() => database.kill(signal), 20 * Math.random())
    },
  })
  stops.push(() => catcher.close())
  return catcher
}

/** What they report to an operator. */
async function start(catcher: MailCatcher, day: CalendarDate): Promise<(readonly unknown[])[]> {
  const now = momentIn('America/Detroit', day, 12)
  const all = []
  for (let nth = 0; nth < PROGRAMS; nth += 1) {
    const { errors, stop } = await sendingProgram(app, { to: catcher, now })
    stops.unshift(stop)
    all.push(errors)
  }
  return all
}

const notDone = () =>
  rowsOf(`SELECT key, state FROM sendings WHERE channel = 'EMAIL' AND state <> 'done'`)

test(
  'a database that is killed while emails leave holds none of them up for longer, and none is sent twice or lost in silence',
  { timeout: A_WHILE * (KILLS + 1) },
  async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { keys, first } = await due()
      const at = 10 + Math.floor(Math.random() * 250)
      const catcher = await killingServer(at, kill % 2 === 0 ? 'SIGKILL' : 'SIGQUIT')
      const errors = await start(catcher, first)
      await vi.waitFor(async () => expect(await notDone()).toEqual([]), A_WHILE)
      // Who was taken for dead and was not may still say what became of some.
      for (const stop of stops.splice(0)) await stop()
      const sent = await expectSentOnce(app, catcher.caught, keys)
      expect(errors.flat().length).toBeGreaterThan(0)
      expect(sent.unknown).toBeLessThanOrEqual(PROGRAMS * ON_THEIR_WAY)
      await pause(BETWEEN_MS)
    }
  },
)
