import { ROOT_PATH } from '@marquee/rules/access'
import type { CalendarDate } from '@marquee/rules/calendar'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { inScope } from '../platform/sql/index.ts'
import { audienceApp } from '../testing/audience-app.ts'
import { sendingSamples } from '../testing/sending-samples.ts'
import { dispatchStore, type Became, type Taken } from './dispatch.store.ts'

const app = audienceApp()
const samples = sendingSamples(app)
const { rowsOf } = samples

const NOON = Date.UTC(2028, 2, 10, 17)
const at = (seconds: number) => new Date(NOON + seconds * 1_000)

let sendingKey: number
beforeAll(samples.prepare)
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions CASCADE')
  const key = await samples.approved()
  await samples.lookAt((await samples.daysOf(key)).first)
  const [sending] = await rowsOf(`SELECT key FROM sendings WHERE channel = 'EMAIL'`)
  sendingKey = sending.key
})

/** In a transaction of its own, as a program makes each turn. */
const inTurn = <Value>(work: (store: ReturnType<typeof dispatchStore>) => Promise<Value>) =>
  inScope(app.pool, { path: ROOT_PATH, requestId: 'r' }, ({ sql }) =>
    work(dispatchStore(sql, ROOT_PATH)),
  )

async function takeOne(seconds: number): Promise<Taken> {
  const day = '2028-03-10' as CalendarDate
  const [taken] = await inTurn((store) => store.take(sendingKey, { most: 1, at: at(seconds), day }))
  if (!taken) throw new Error('Nothing is left to be taken')
  return taken
}
const save = (became: Became, seconds: number) =>
  inTurn((store) => store.record(sendingKey, [became], at(seconds)))
const stateOf = async ({ recipient }: Taken): Promise<string> => {
  const [row] = await rowsOf(
    'SELECT state FROM deliveries WHERE sending_key = $1 AND recipient = $2 AND NOT is_seed',
    [sendingKey, recipient],
  )
  return row.state
}

const NOT_SAID = { answer: null, restsUntil: null, suppressedFor: null }
const putBack = (taken: Taken): Became => ({
  ...taken,
  ...NOT_SAID,
  state: 'pending',
  wasTried: false,
})
const accepted = (taken: Taken): Became => ({
  ...taken,
  ...NOT_SAID,
  state: 'accepted',
  wasTried: true,
})

test('what was put back, and is saved again without need, stays with the program that took it meanwhile', async () => {
  const first = await takeOne(0)
  await save(putBack(first), 1)
  const second = await takeOne(2)
  expect([second.recipient, second.tries]).toEqual([first.recipient, first.tries])
  // Its answer was lost with the database, so the first program saves it once more.
  await save(putBack(first), 3)
  expect(await stateOf(second)).toBe('dispatching')
  await save(accepted(second), 4)
  expect(await stateOf(second)).toBe('accepted')
})

test('nor does it come back where that program was killed, and it is not known whether it arrived', async () => {
  const first = await takeOne(0)
  await save(putBack(first), 1)
  await takeOne(2)
  await inTurn((store) => store.giveUp(sendingKey, at(3)))
  await save(putBack(first), 4)
  expect(await stateOf(first)).toBe('unknown')
})

test('who carried a piece knows better than who found it on its way', async () => {
  const taken = await takeOne(0)
  await inTurn((store) => store.giveUp(sendingKey, at(1)))
  await save(accepted(taken), 2)
  expect(await stateOf(taken)).toBe('accepted')
})
