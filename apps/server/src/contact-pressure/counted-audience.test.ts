import { dirname } from 'node:path'
import { tmpdir } from 'node:os'
import { addDays, momentIn, type CalendarDate } from '@marquee/rules/calendar'
import { everybody } from '@marquee/test-kit/everybody'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { customerJobs, PUBLISH_MARKET } from '../customers/index.ts'
import { openDuckdb } from '../platform/duckdb/index.ts'
import { audienceApp } from '../testing/audience-app.ts'
import { publishingIn } from '../testing/publishing-in.ts'
import { runJobOnce } from '../testing/run-job-once.ts'
import { sendingSamples } from '../testing/sending-samples.ts'
import { TREE } from '../testing/test-tree.ts'

// What the audience builder says of households that got enough, after something was sent to them.

const app = audienceApp()
const samples = sendingSamples(app)
const { rowsOf } = samples
const duckdb = openDuckdb({ memoryMegabytes: 200, spillFolder: tmpdir() })
afterAll(() => duckdb.close())

beforeAll(samples.prepare)
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions, contact_limits CASCADE')
})

const limit = (pieces: number | null, days = 30) =>
  app.call('admin', 'PUT', '/contact-pressure/HONDA', {
    channel: 'DIRECT_MAIL',
    limit: pieces === null ? null : { pieces, days },
  })

/** The files of the dealers are published on a day, as the change of a limit requests it. */
async function publish(day: CalendarDate): Promise<void> {
  const publishing = publishingIn(dirname(app.fileOf(TREE.dealer.key)), duckdb)
  const [job] = customerJobs(publishing).filter(({ kind }) => kind === PUBLISH_MARKET)
  if (!job) throw new Error('There is no such job')
  const subjects = [TREE.dealer.key, TREE.sibling.key]
  await runJobOnce(app, job, momentIn('America/Detroit', day, 12), { subjects })
}

/** How a campaign of a dealer with this mail date counts its customers. */
async function countedFor(mailDate: CalendarDate, ways: readonly string[]) {
  const key = await samples.ready()
  const [{ template }] = await rowsOf(
    `UPDATE campaigns SET deployment_date = $2 WHERE key = $1
     RETURNING template_key AS template`,
    [key, mailDate],
  )
  const channels = ways.map((value) => ({ type: 'CHANNEL', value }))
  await rowsOf(
    `UPDATE campaigns SET details = jsonb_set(details, '{fulfillmentChannelsAndVariations}', $2::jsonb)
      WHERE key = $1`,
    [key, JSON.stringify(channels)],
  )
  const { status, body } = await app.call(
    'dealer',
    'POST',
    `/audience/search?campaignTemplateKey=${template}&campaignKey=${key}`,
    { ...everybody, selectedFulfillmentOptions: ways },
  )
  expect(status).toBe(200)
  const leftOut = body.waterfall.find(({ bucket }: any) => bucket === 'CONTACT_PRESSURE').count
  const all = body.waterfall.reduce((sum: number, { count }: any) => sum + count, 0)
  expect(all + body.totalSize).toBe(body.totalHouseholds)
  return { leftOut, size: body.totalSize as number, lines: body.audienceByChannel }
}

const LETTERS = ['DIRECT_MAIL']

test('who got enough letters is left out by name of the rule, until their mail date is late enough [AUD-13]', async () => {
  const key = await samples.approved()
  const { first } = await samples.daysOf(key)
  await samples.lookAt(first)
  await publish(first)
  const before = await countedFor(addDays(first, 1), LETTERS)
  expect(before.leftOut).toBe(0)
  const [{ sent }] = await rowsOf(
    `SELECT count(*)::integer AS sent FROM deliveries d JOIN sendings s ON s.key = d.sending_key
      WHERE s.channel = 'DIRECT_MAIL' AND d.state = 'pending'`,
  )
  await limit(1)
  await publish(first)
  const after = await countedFor(addDays(first, 29), LETTERS)
  expect(after).toMatchObject({ leftOut: sent, size: before.size - sent })
  expect((await countedFor(addDays(first, 30), LETTERS)).leftOut).toBe(0)
  // By email they are reached as ever: only their letters go.
  const both = await countedFor(addDays(first, 29), ['EMAIL', 'DIRECT_MAIL'])
  const lettersOf = ({ lines }: typeof both) =>
    lines.find(({ channel }: any) => channel === 'DIRECT_MAIL').pieces
  expect(lettersOf(both)).toBe(before.size - sent)
  expect(both.size).toBeGreaterThan(before.size - sent)
  await limit(2)
  await publish(first)
  expect((await countedFor(addDays(first, 1), LETTERS)).leftOut).toBe(0)
})

test('what another dealer of the brand sent counts, and after the limit is removed nothing does', async () => {
  // Of a metro campaign the dealer whom they visited last sends the letter to those whom both know.
  await rowsOf(`UPDATE households SET last_visit_on = '2026-06-01' WHERE market_key = $1`, [
    TREE.sibling.key,
  ])
  await publish('2026-07-01' as CalendarDate)
  const metro = await samples.approvedMetro()
  const { first } = await samples.daysOf(metro)
  await samples.lookAt(first)
  await rowsOf(
    `UPDATE deliveries d SET state = 'refused' FROM sendings s
      WHERE s.key = d.sending_key AND s.market_key = $1`,
    [TREE.dealer.key],
  )
  const [{ shared }] = await rowsOf(
    `SELECT count(*)::integer AS shared FROM deliveries d JOIN sendings s ON s.key = d.sending_key
      WHERE s.market_key = $1 AND s.channel = 'DIRECT_MAIL' AND d.state = 'pending' AND d.recipient <= 10`,
    [TREE.sibling.key],
  )
  await limit(1)
  await publish(first)
  expect(shared).toBeGreaterThan(2)
  expect((await countedFor(addDays(first, 1), LETTERS)).leftOut).toBe(shared)
  await limit(null)
  await publish(first)
  expect((await countedFor(addDays(first, 1), LETTERS)).leftOut).toBe(0)
})

test('a change of the limit has all dealers of the brand counted anew, and no other', async () => {
  const ofJobs = () =>
    rowsOf(`SELECT subject FROM jobs WHERE kind = $1 ORDER BY 1`, [PUBLISH_MARKET])
  expect(await ofJobs()).toEqual([])
  await limit(1)
  const keys = [TREE.dealer.key, TREE.sibling.key, TREE.cousin.key]
  expect((await ofJobs()).map(({ subject }) => subject)).toEqual(keys)
})

test('an order names whom it leaves out no longer, and plans nothing for them', async () => {
  const earlier = await samples.approved()
  const { first } = await samples.daysOf(earlier)
  await samples.lookAt(first)
  await limit(1)
  await publish(first)
  const key = await samples.approved()
  await samples.lookAt(first, 13)
  const again = await rowsOf(
    `SELECT recipient FROM deliveries d JOIN sendings s ON s.key = d.sending_key
      WHERE s.channel = 'DIRECT_MAIL' GROUP BY 1 HAVING count(*) > 1`,
  )
  expect(again).toEqual([])
  const byEmail = await rowsOf(
    `SELECT d.state FROM deliveries d JOIN sendings s ON s.key = d.sending_key
      WHERE s.campaign_key = $1 AND s.channel = 'EMAIL'`,
    [key],
  )
  expect(byEmail.length).toBeGreaterThan(20)
})
