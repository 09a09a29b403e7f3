import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { APP_ROLE, connect } from '../platform/sql/index.ts'
import { audienceApp } from '../testing/audience-app.ts'
import { mailCatcher } from '../testing/mail-catcher.ts'
import { quiet } from '../testing/quiet.ts'
import { sendingSamples } from '../testing/sending-samples.ts'
import { TREE } from '../testing/test-tree.ts'
import { startSendingWork } from './sending-work.ts'

const SLOW = '@slow.example'
const CONNECTIONS = 4

const app = audienceApp()
const samples = sendingSamples(app)
const { rowsOf } = samples
const folder = mkdtempSync(join(tmpdir(), 'marquee-slow-domain-'))

const ends: (() => Promise<unknown>)[] = []
beforeAll(samples.prepare)
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const work = (port: number, pool: ReturnType<typeof connect>) =>
  startSendingWork(
    {
      campaignMail: {
        server: { host: '127.0.0.1', port, isSecure: false, credentials: undefined },
        hours: { from: 0, to: 24 },
        connections: CONNECTIONS,
        perDomain: 1_000_000,
      },
      mailReturns: {
        port: undefined,
        sesTopic: undefined,
        sendgridKey: undefined,
        postmarkSecret: undefined,
        limit: { bounces: 3, days: 30 },
      },
      publicUrl: 'https://marquee.example',
      dataDir: folder,
    },
    pool,
    quiet,
  )

/** What one dealer's emails have become. */
const emailsOf = (marketKey: number) =>
  rowsOf(
    `SELECT s.key, s.planned, c.accepted, c.pending, c.dispatching
       FROM sendings s JOIN delivery_counts c ON c.sending_key = s.key
      WHERE s.market_key = $1 AND s.channel = 'EMAIL' ORDER BY 1`,
    [marketKey],
  )

test(
  'campaigns for a domain at which the mail server comes to no end hold up no other dealer',
  { timeout: 180_000 },
  async () => {
    const { dealer, sibling } = TREE
    await rowsOf(
      `UPDATE households SET email = 'reader' || household || '${SLOW}'
        WHERE market_key = $1 AND email IS NOT NULL`,
      [dealer.key],
    )
    const keys = [await samples.approvedMetro()]
    for (let count = 0; count < 3; count += 1) keys.push(await samples.approved())
    const days = await Promise.all(keys.map(async (key) => (await samples.daysOf(key)).first))
    for (const day of new Set(days.toSorted())) await samples.lookAt(day)
    const [other] = await emailsOf(sibling.key)
    expect(other.planned).toBeGreaterThan(20)
    expect(await emailsOf(dealer.key)).toHaveLength(4)
    const begin = (at: string) =>
      rowsOf(`UPDATE jobs SET run_at = $2 WHERE kind = 'carry emails' AND subject = $1`, [
        other.key,
        at,
      ])
    await begin('infinity')

    const slow = (to: string) => (to.endsWith(SLOW) ? 600_000 : 0)
    const catcher = await mailCatcher({ slow })
    const pool = connect({ url: app.ownerUrl, role: APP_ROLE }, () => {}, 'jobs')
    const stop = await work(catcher.port, pool)
    // What hangs comes to its end with the mail server.
    ends.push(
      () => catcher.close(),
      stop,
      () => pool.end(),
    )
    const waiting = () => catcher.caught.filter(({ to }) => to.endsWith(SLOW))
    // Once it is known to be slow.
    await vi.waitFor(() => expect(waiting()).toHaveLength(CONNECTIONS / 2), 60_000)
    await begin('now')
    await vi.waitFor(
      async () =>
        expect((await emailsOf(sibling.key))[0]).toMatchObject({ pending: 0, dispatching: 0 }),
      60_000,
    )
    expect((await emailsOf(sibling.key))[0].accepted).toBeGreaterThan(20)
    expect(waiting()).toHaveLength(CONNECTIONS / 2)
    const held = await emailsOf(dealer.key)
    expect(held.every(({ accepted }) => accepted === 0)).toBe(true)
  },
)
