import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { addDays, todayIn } from '@marquee/rules/calendar'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { guardFile } from '../platform/backup/index.ts'
import { makeBackup } from '../platform/backup/make-backup.ts'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { confirmRestore } from '../platform/backup/restore-guard.ts'
import { APP_ROLE, connect } from '../platform/sql/index.ts'
import { audienceApp } from '../testing/audience-app.ts'
import { mailCatcher, type MailCatcher } from '../testing/mail-catcher.ts'
import { quiet } from '../testing/quiet.ts'
import { sendingProgram } from '../testing/sending-programs.ts'
import { beginDue, sendingSamples } from '../testing/sending-samples.ts'
import { expectSentOnce, timesReceived } from '../testing/sent-once.ts'
import { sendingGuard } from './sending-guard.ts'

const DAY = 24 * 3_600_000
const A_WHILE = 60_000
/** A program looks for jobs several times in it. */
const A_LOOK = 2_000

const app = audienceApp()
const samples = sendingSamples(app)
const { rowsOf } = samples
const folder = mkdtempSync(join(tmpdir(), 'marquee-restored-'))
const file = join(folder, 'backup.tar.gz')
const today = todayIn('America/Detroit', Date.now())

let stops: (() => Promise<unknown>)[] = []
let catcher: MailCatcher
beforeAll(samples.prepare)
afterEach(async () => {
  await stopAll()
  await catcher.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0)) await stop()
}

/** Programs on two machines, each with what it has counted itself. */
async function start(ahead = 0): Promise<void> {
  for (const machine of ['one', 'two']) {
    const pool = connect({ url: app.ownerUrl, role: APP_ROLE }, () => {}, 'jobs')
    const guard = sendingGuard(join(folder, machine), pool, quiet)
    const clock = () => Date.now() + ahead
    const over = { ...guard, clock, hours: { from: 0, to: 24 } }
    const { stop } = await sendingProgram(app, { to: catcher, now: clock(), over })
    stops.push(stop, () => pool.end())
  }
}

/** In the place of what is there, as an operator does it who has stopped the programs. */
async function putBack(): Promise<void> {
  await rowsOf(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'marquee' AND pid <> pg_backend_pid()`,
  )
  await app.owner.end()
  await restoreBackup(app.ownerUrl, file, { isReplacing: true })
  app.owner = connect({ url: app.ownerUrl }, () => {})
}

const emailsOf = (key: number) =>
  rowsOf(
    `SELECT s.key, s.wave, s.state, s.held_for AS "heldFor", c.pending FROM sendings s
       LEFT JOIN delivery_counts c ON c.sending_key = s.key
      WHERE s.campaign_key = $1 AND s.channel = 'EMAIL' ORDER BY s.wave`,
    [key],
  )
const become = (key: number, ...expected: (readonly [string, string | null])[]) =>
  vi.waitFor(
    async () =>
      expect((await emailsOf(key)).map((one) => [one.state, one.heldFor])).toEqual(expected),
    A_WHILE,
  )
const decide = async (key: number, action: string) => {
  const [{ key: first }] = await emailsOf(key)
  const { status } = await samples.move(key, { action, sendingKeys: [first] }, 'national')
  expect(status).toBe(200)
}
const received = (key: number) =>
  [...timesReceived(catcher.caught)].filter(([piece]) => piece.startsWith(`${key} `))

test(
  'of a database that was put back nothing goes out by itself that was due, neither before nor behind its confirmation',
  { timeout: 5 * A_WHILE },
  async () => {
    let backup: Promise<unknown> | undefined
    let isBackedUp = false
    catcher = await mailCatcher({
      // However long a backup takes to begin, the first wave is not over by then.
      slow: () => (backup && !isBackedUp ? 1_000 : 20),
      keep(mail) {
        catcher.caught.push(mail)
        // In the middle of the first wave, beside the running programs.
        if (catcher.caught.length !== 60) return
        backup = makeBackup(app.ownerUrl, file, new Date()).finally(() => (isBackedUp = true))
      },
    })
    const { key: underway } = await samples.approvedInTwoWaves()
    const ahead = await samples.approved()
    await beginDue(app, underway, today, addDays(today, 1))
    await beginDue(app, ahead, addDays(today, 9))
    await start()
    await vi.waitFor(() => expect(backup).toBeDefined(), A_WHILE)
    await backup
    // Of this one the backup has the plan alone.
    await rowsOf('UPDATE sendings SET due_on = $2 WHERE campaign_key = $1', [ahead, today])
    await rowsOf(`UPDATE jobs SET run_at = now() WHERE kind = 'plan sendings'`)
    await become(underway, ['done', null], ['running', null])
    await become(ahead, ['done', null])
    await stopAll()
    const before = await expectSentOnce(app, catcher.caught, [underway, ahead])
    expect(before.received).toBe(before.planned)

    await putBack()
    await rowsOf('UPDATE sendings SET due_on = $2 WHERE campaign_key = $1', [ahead, today])
    const [{ pending }] = await emailsOf(underway)
    expect(pending).toBeGreaterThan(0)
    await start()
    await pause(A_LOOK)
    expect(catcher.caught).toHaveLength(before.received)

    // A person has looked, and lets the programs send: what was due until then waits for a decision of its own.
    await confirmRestore(app.owner, guardFile(join(folder, 'two')))
    await become(underway, ['held', 'restored'], ['running', null])
    await become(ahead, ['held', 'restored'])
    await pause(A_LOOK)
    expect(catcher.caught).toHaveLength(before.received)

    // One has gone out as they know, and of the other they let go what the backup has as not sent.
    await decide(ahead, 'stop')
    await decide(underway, 'let-go')
    await become(underway, ['done', null], ['running', null])
    expect(received(ahead).filter(([, times]) => times !== 1)).toEqual([])
    const twice = received(underway).filter(([, times]) => times !== 1)
    expect(twice.map(([, times]) => times)).toEqual(Array.from({ length: pending }, () => 2))
    expect(catcher.caught).toHaveLength(before.received + pending)

    // What is due later goes by itself, once.
    await stopAll()
    await start(DAY)
    await become(underway, ['done', null], ['done', null])
    await stopAll()
    const [, second] = await emailsOf(underway)
    const [{ planned }] = await rowsOf('SELECT planned FROM sendings WHERE key = $1', [second.key])
    expect(planned).toBeGreaterThan(0)
    expect(catcher.caught).toHaveLength(before.received + pending + planned)
  },
)
