import { UNSENT_STATES, type DeliveryState } from '@marquee/rules/sendings'
import { expect } from 'vitest'
import type { Caught } from './mail-catcher.ts'
import type { TestApp } from './test-app.ts'

/** What campaigns planned by email, and what the mail server got of it. */
export interface Sent {
  planned: number
  received: number
  unknown: number
  /** Of those that are unknown, how many never arrived. */
  lost: number
}

interface Row {
  piece: string
  sendingKey: number
  state: DeliveryState
}

/**
 * What a mail server got is the judge: no piece came twice; each that counts as sent has come, none has that was refused
 * or left out, and each of which it is not known is listed for a person; and all that was planned has become something.
 */
export async function expectSentOnce(
  app: Pick<TestApp, 'owner' | 'call'>,
  caught: readonly Caught[],
  campaignKeys: readonly number[],
): Promise<Sent> {
  const times = timesReceived(caught)
  expect([...times].filter(([, many]) => many !== 1)).toEqual([])
  const rows = await rowsOf(app, campaignKeys)
  const planned = new Set(rows.map(({ piece }) => piece))
  const ofThese = [...times.keys()].filter((piece) => isOf(piece, campaignKeys))
  expect(ofThese.filter((piece) => !planned.has(piece))).toEqual([])
  const wrong = rows.filter(({ piece, state }) =>
    state === 'accepted' ? !times.has(piece) : state !== 'unknown' && times.has(piece),
  )
  expect(wrong).toEqual([])
  await expectBalanced(app, campaignKeys)
  await expectListed(app, rows)
  const unknown = rows.filter(({ state }) => state === 'unknown')
  const lost = unknown.filter(({ piece }) => !times.has(piece)).length
  return {
    planned: rows.length,
    received: ofThese.length,
    unknown: unknown.length,
    lost,
  }
}

/** How often each customer got an email of each campaign, as the server has it. */
export function timesReceived(caught: readonly Caught[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const { to, message } of caught) {
    const piece = `${/^Feedback-ID: (\d+):/m.exec(message)?.[1]} ${to}`
    times.set(piece, (times.get(piece) ?? 0) + 1)
  }
  return times
}

const isOf = (piece: string, campaignKeys: readonly number[]) =>
  campaignKeys.includes(Number.parseInt(piece, 10))

async function rowsOf({ owner }: Pick<TestApp, 'owner'>, campaignKeys: readonly number[]) {
  const { rows } = await owner.query<Row>(
    `SELECT s.campaign_key || ' ' || h.email AS piece, s.key AS "sendingKey", d.state
       FROM deliveries d JOIN sendings s ON s.key = d.sending_key
       JOIN households h ON h.market_key = s.market_key AND h.household = d.recipient
      WHERE s.campaign_key = ANY ($1) AND s.channel = 'EMAIL' AND NOT d.is_seed`,
    [campaignKeys],
  )
  return rows
}

/** planned = pending + dispatching + accepted + refused + unknown + suppressed, by the rows and by what counts them. */
async function expectBalanced(
  { owner }: Pick<TestApp, 'owner'>,
  campaignKeys: readonly number[],
): Promise<void> {
  const { rows } = await owner.query<{ planned: number; counted: number; found: number }>(
    `SELECT s.planned, c.pending + c.dispatching + c.accepted + c.refused + c.unknown + c.suppressed AS counted,
            (SELECT count(*)::integer FROM deliveries d WHERE d.sending_key = s.key AND NOT d.is_seed) AS found
       FROM sendings s JOIN delivery_counts c ON c.sending_key = s.key
      WHERE s.campaign_key = ANY ($1) AND s.planned_at IS NOT NULL`,
    [campaignKeys],
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { planned, counted, found } of rows)
    expect([counted, found]).toEqual([planned, planned])
}

/** Whoever did not get an email, or of whom it is not known, is found by a person. */
async function expectListed({ call }: Pick<TestApp, 'call'>, rows: readonly Row[]): Promise<void> {
  for (const key of new Set(rows.map(({ sendingKey }) => sendingKey))) {
    for (const state of UNSENT_STATES) {
      const criteria = { states: [state] }
      const listing = { criteria, size: 100 }
      const { body } = await call('national', 'POST', `/sending/${key}/unsent/search`, listing)
      const those = rows.filter((row) => row.sendingKey === key && row.state === state)
      expect([key, state, body.totalElements]).toEqual([key, state, those.length])
    }
  }
}
