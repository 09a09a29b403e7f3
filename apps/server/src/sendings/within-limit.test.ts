import { ROOT_PATH } from '@marquee/rules/access'
import { addDays, momentIn, type CalendarDate } from '@marquee/rules/calendar'
import type { ContactLimit } from '@marquee/rules/contact-pressure'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inScope, type Use } from '../platform/sql/index.ts'
import { audienceApp } from '../testing/audience-app.ts'
import { mailCatcher } from '../testing/mail-catcher.ts'
import { printSamples } from '../testing/print-samples.ts'
import { TREE } from '../testing/test-tree.ts'
import { planSending } from './plan-sending.change.ts'
import { sendingsStore } from './sendings.store.ts'

const app = audienceApp()
const samples = printSamples(app)
const { rowsOf, lookAt } = samples

beforeAll(samples.prepare)
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions, contact_limits CASCADE')
  await app.owner.query('DELETE FROM restore_guard')
})

type Channel = 'EMAIL' | 'DIRECT_MAIL'
const ONE_IN_30: ContactLimit = { pieces: 1, days: 30 }

async function limit(channel: Channel, to: ContactLimit | null, brand = 'HONDA'): Promise<void> {
  const body = { channel, limit: to }
  const { status } = await app.call('admin', 'PUT', `/contact-pressure/${brand}`, body)
  if (status !== 200) throw new Error(`The limit was refused: ${status}`)
}

interface Piece {
  market: number
  recipient: number
  state: string
  reason: string | null
}

/** All pieces of a campaign by one channel. */
const piecesOf = (key: number, channel: Channel): Promise<Piece[]> =>
  rowsOf(
    `SELECT s.market_key AS market, d.recipient, d.state, d.suppressed_for AS reason
       FROM deliveries d JOIN sendings s ON s.key = d.sending_key
       JOIN campaigns c ON c.key = s.campaign_key
      WHERE (c.key = $1 OR c.parent_key = $1) AND s.channel = $2 AND NOT d.is_seed
      ORDER BY s.market_key, d.recipient, s.wave`,
    [key, channel],
  )
const pressedIn = (pieces: readonly Piece[]) =>
  pieces.filter(({ reason }) => reason === 'PRESSED').map(({ recipient }) => recipient)
const become = (key: number, state: string, channel: Channel) =>
  rowsOf(
    `UPDATE deliveries d SET state = $2 FROM sendings s JOIN campaigns c ON c.key = s.campaign_key
      WHERE s.key = d.sending_key AND (c.key = $1 OR c.parent_key = $1) AND s.channel = $3`,
    [key, state, channel],
  )
async function planned(): Promise<{ key: number; first: CalendarDate }> {
  const key = await samples.approved()
  const { first } = await samples.daysOf(key)
  await lookAt(first)
  return { key, first }
}

describe('where a campaign is planned', () => {
  test('whoever got as many pieces as the brand allows is left out with the reason, also of an order of before the limit', async () => {
    const earlier = await planned()
    const key = await samples.approved()
    await limit('DIRECT_MAIL', ONE_IN_30)
    await lookAt(earlier.first, 13)
    const letters = await piecesOf(key, 'DIRECT_MAIL')
    expect(letters.length).toBeGreaterThan(20)
    expect(pressedIn(letters)).toHaveLength(letters.length)
    expect(pressedIn(await piecesOf(key, 'EMAIL'))).toEqual([])
    const { body } = await samples.sendings(key)
    const mailed = body.sendings.find(({ channel }: any) => channel === 'DIRECT_MAIL')
    expect(mailed.suppressed).toEqual([{ reason: 'PRESSED', count: letters.length }])
    expect(mailed.pieces.pending + mailed.pieces.suppressed).toBe(mailed.planned)
  })

  test('pieces of another dealer of the brand count, by the person they went to', async () => {
    const metro = await samples.approvedMetro()
    const { first } = await samples.daysOf(metro)
    await lookAt(first)
    await rowsOf(
      `UPDATE deliveries d SET state = 'refused' FROM sendings s
        WHERE s.key = d.sending_key AND s.market_key = $1`,
      [TREE.dealer.key],
    )
    const bySibling = (await piecesOf(metro, 'DIRECT_MAIL')).filter(
      ({ market, state }) => market === TREE.sibling.key && state === 'pending',
    )
    await limit('DIRECT_MAIL', ONE_IN_30)
    const key = await samples.approved()
    await lookAt(first, 13)
    // The first ten are known at both dealers, by the same number.
    const shared = bySibling.map(({ recipient }) => recipient).filter((one) => one <= 10)
    expect(shared.length).toBeGreaterThan(2)
    const letters = await piecesOf(key, 'DIRECT_MAIL')
    expect(pressedIn(letters)).toEqual(
      letters.map(({ recipient }) => recipient).filter((one) => shared.includes(one)),
    )
    expect(pressedIn(letters).length).toBeGreaterThan(2)
  })

  test('what was refused or left out does not count, and seeds never do', async () => {
    const earlier = await planned()
    await become(earlier.key, 'refused', 'DIRECT_MAIL')
    await become(earlier.key, 'suppressed', 'EMAIL')
    await rowsOf(
      `INSERT INTO deliveries (sending_key, recipient, is_seed, state, changed_at, path)
       SELECT d.sending_key, d.recipient, true, 'accepted', now(), d.path
         FROM deliveries d JOIN sendings s ON s.key = d.sending_key WHERE s.campaign_key = $1`,
      [earlier.key],
    )
    await limit('DIRECT_MAIL', ONE_IN_30)
    await limit('EMAIL', ONE_IN_30)
    const key = await samples.approved()
    await lookAt(earlier.first, 13)
    const letters = await piecesOf(key, 'DIRECT_MAIL')
    expect(letters.length).toBeGreaterThan(20)
    expect(pressedIn([...letters, ...(await piecesOf(key, 'EMAIL'))])).toEqual([])
  })

  test('the limit of another brand says nothing, nor does one that was removed', async () => {
    const { first } = await planned()
    await limit('DIRECT_MAIL', ONE_IN_30, 'ACURA')
    await limit('DIRECT_MAIL', ONE_IN_30)
    await limit('DIRECT_MAIL', null)
    const key = await samples.approved()
    await lookAt(first, 13)
    expect(pressedIn(await piecesOf(key, 'DIRECT_MAIL'))).toEqual([])
  })

  test('a household is free again once the days are over, and not before', async () => {
    const { key, first } = await planned()
    await limit('DIRECT_MAIL', ONE_IN_30)
    const late = await samples.approved()
    const inTime = await samples.approved()
    await rowsOf(
      `UPDATE counted_pieces SET day = $2 WHERE sending_key IN
         (SELECT s.key FROM sendings s WHERE s.campaign_key = $1)`,
      [key, addDays(first, -29)],
    )
    // No time passes between: the second one is planned when the first has counted.
    await rowsOf(
      `UPDATE campaigns SET status = 'CANCEL_REQUESTED', status_before = 'APPROVED'
                   WHERE key = $1`,
      [inTime],
    )
    await lookAt(first, 13)
    expect((await piecesOf(late, 'DIRECT_MAIL')).every(isPressed)).toBe(true)
    await rowsOf(`UPDATE counted_pieces SET day = day - 1 WHERE day < $1`, [first])
    await rowsOf(`UPDATE campaigns SET status = 'APPROVED', status_before = NULL WHERE key = $1`, [
      inTime,
    ])
    await lookAt(first, 14)
    expect(pressedIn(await piecesOf(inTime, 'DIRECT_MAIL'))).toEqual([])
  })

  test('two campaigns that are planned at the same moment do not both pass the limit', async () => {
    await limit('DIRECT_MAIL', ONE_IN_30)
    const one = await samples.approved()
    const other = await samples.approved()
    const { first } = await samples.daysOf(one)
    // Everything is stopped, so that they are scheduled and not planned yet.
    await rowsOf(
      `INSERT INTO sending_halts (place_name, reason, halted_by, halted_by_key, halted_at, path)
       VALUES ('Honda', 'Until both are there', 'Ada', 1, now(), $1)`,
      [TREE.honda.path],
    )
    await lookAt(first)
    await rowsOf('DELETE FROM sending_halts')
    const scheduled = await rowsOf(`SELECT key FROM sendings WHERE channel = 'DIRECT_MAIL'`)
    expect(scheduled).toHaveLength(2)
    await Promise.all(scheduled.map(({ key }) => planAlone(key, first)))
    const all = [...(await piecesOf(one, 'DIRECT_MAIL')), ...(await piecesOf(other, 'DIRECT_MAIL'))]
    expect(all.length).toBeGreaterThan(40)
    const pending = all.filter(({ state }) => state === 'pending')
    expect(pending).toHaveLength(all.length / 2)
    expect(new Set(pending.map(({ recipient }) => recipient)).size).toBe(pending.length)
  })
})

const isPressed = ({ reason }: Piece) => reason === 'PRESSED'
/** By a connection of its own, as another program would. */
const planAlone = (key: number, day: CalendarDate) =>
  inScope(app.pool, { path: ROOT_PATH }, async ({ sql }) => {
    const use: Use = (one) => one(sql, ROOT_PATH)
    const sending = await use(sendingsStore).lock(key)
    if (!sending) throw new Error(`There is no sending ${key}`)
    const timeZone = 'America/Detroit'
    await planSending(sending, { at: new Date(momentIn(timeZone, day, 12)), timeZone }, use)
  })

describe('where pieces are about to leave', () => {
  test('an email is left out that a limit of since does not allow, and of two that wait one goes', async () => {
    const catcher = await mailCatcher()
    const one = await planned()
    const other = await planned()
    await limit('EMAIL', ONE_IN_30)
    await samples.carry(other.key, catcher, one.first)
    await samples.carry(one.key, catcher, one.first)
    await catcher.close()
    const left = await piecesOf(other.key, 'EMAIL')
    expect(left.every(isPressed)).toBe(true)
    const sent = await piecesOf(one.key, 'EMAIL')
    expect(sent.every(({ state }) => state === 'accepted')).toBe(true)
    expect(catcher.caught).toHaveLength(sent.length)
    await lookAt(one.first, 14)
    const { body } = await samples.sendings(other.key)
    const email = body.sendings.find(({ channel }: any) => channel === 'EMAIL')
    expect(email.state).toBe('done')
    expect(email.suppressed).toEqual([{ reason: 'PRESSED', count: left.length }])
  })

  test('what was held up counts for the day on which it left', async () => {
    const catcher = await mailCatcher()
    const { key, first } = await planned()
    const later = addDays(first, 9)
    await samples.carry(key, catcher, later)
    await catcher.close()
    const days = await rowsOf(
      `SELECT DISTINCT c.day::text AS day, c.channel FROM counted_pieces c ORDER BY c.channel`,
    )
    expect(days).toEqual([
      { day: first, channel: 'DIRECT_MAIL' },
      { day: later, channel: 'EMAIL' },
    ])
  })

  test('a letter is left out of the print package, too', async () => {
    const one = await planned()
    const other = await planned()
    await limit('DIRECT_MAIL', ONE_IN_30)
    await become(other.key, 'accepted', 'DIRECT_MAIL')
    await samples.print(one.first)
    const letters = await piecesOf(one.key, 'DIRECT_MAIL')
    expect(letters.length).toBeGreaterThan(20)
    // With no other left, there is nothing to print.
    expect(letters.every(isPressed)).toBe(true)
    expect(await rowsOf('SELECT key FROM print_packages')).toEqual([])
  })
})

test('of who is erased it is not stored any longer what they got', async () => {
  const { first } = await planned()
  const [{ person }] = await rowsOf(
    'SELECT person_hash::text AS person FROM counted_pieces LIMIT 1',
  )
  await rowsOf(
    `INSERT INTO suppressions (hash, channel, reason, suppressed_at, path)
     VALUES ($1, 'ALL', 'ERASED', now(), $2)`,
    [person, TREE.honda.path],
  )
  await lookAt(first, 14)
  expect(await rowsOf('SELECT FROM counted_pieces WHERE person_hash = $1', [person])).toEqual([])
  expect((await rowsOf('SELECT FROM counted_pieces')).length).toBeGreaterThan(40)
})

test('what no limit can ask for any more is forgotten', async () => {
  const { first } = await planned()
  const { length } = await rowsOf('SELECT FROM counted_pieces')
  expect(length).toBeGreaterThan(40)
  await rowsOf(`UPDATE counted_pieces SET day = $1 WHERE channel = 'EMAIL'`, [addDays(first, -367)])
  await lookAt(first, 14)
  expect(await rowsOf(`SELECT FROM counted_pieces WHERE channel = 'EMAIL'`)).toEqual([])
  expect(await rowsOf('SELECT FROM counted_pieces')).not.toEqual([])
})
