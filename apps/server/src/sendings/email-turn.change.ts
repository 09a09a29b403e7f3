import { randomUUID } from 'node:crypto'
import type { BounceLimit } from '@marquee/rules/mail-returns'
import { isHardBounce } from '@marquee/rules/mailing'
import type { HashText } from '../customers/index.ts'
import { todayIn } from '@marquee/rules/calendar'
import { roomInDay } from '@marquee/rules/sending-domains'
import { takeReturns } from '../mail-returns/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { dispatchStore, type Became } from './dispatch.store.ts'
import { emailsOfDayStore } from './emails-of-day.store.ts'
import { loadReaders, type LeftOut, type Reader } from './reader.load.ts'
import type { SendingRow } from './sendings.store.ts'
import { pressedOn } from './within-limit.change.ts'

interface Turn {
  became: readonly Became[]
  /** How many more are to be taken. */
  most: number
  at: Date
  /** Of the dealer. */
  timeZone: string
  hash: HashText
  /** Bounces for now that stop an address. */
  limit: BounceLimit
}

/**
 * Saves what became of emails, and takes the next ones; who opted out, or is known no more, is left out by the same
 * transaction. None are left for now where it answers none: also once the dealer has sent as many as its brand allows on
 * one day.
 */
export async function emailTurn(sending: SendingRow, turn: Turn, use: Use): Promise<Reader[]> {
  const { became, most, at, timeZone, hash } = turn
  const store = use(dispatchStore)
  const day = todayIn(timeZone, at.getTime())
  const cap = await store.takeTurn(sending)
  await store.record(sending.key, became, at)
  await stopGone(sending, turn, use)
  if (most === 0) return []
  if (cap !== null) await use(emailsOfDayStore).lock(sending)
  for (;;) {
    const room =
      cap === null
        ? most
        : roomInDay({ cap, begun: await use(emailsOfDayStore).begunOn(day, sending) }, most)
    const taken = room === 0 ? [] : await store.take(sending.key, { most: room, at, day })
    if (taken.length === 0) return []
    const customers = taken.filter(({ isSeed }) => !isSeed)
    const households = customers.map(({ recipient }) => recipient)
    const pressed = await pressedOn(day, sending, households, use)
    const { readers, leftOut } = await loadReaders(sending, { taken, pressed, hash }, use)
    await store.record(sending.key, leftOut.map(suppressed), at)
    if (readers.length > 0) return readers
  }
}

const suppressed = ({ recipient, isSeed, tries, takenAt, reason }: LeftOut): Became => ({
  recipient,
  isSeed,
  tries,
  takenAt,
  state: 'suppressed',
  answer: null,
  restsUntil: null,
  suppressedFor: reason,
  wasTried: false,
})

/** A mailbox that is not there is not written to again, by whatever campaign. */
async function stopGone({ key: sendingKey }: SendingRow, turn: Turn, use: Use): Promise<void> {
  const { became, limit, at } = turn
  const gone = became.flatMap(({ recipient, isSeed, state, answer }) =>
    state === 'refused' && answer !== null && isHardBounce(answer)
      ? [{ piece: { sendingKey, isSeed, recipient }, says: answer }]
      : [],
  )
  if (gone.length === 0) return
  const reported = gone.map((one) => ({ ...one, ...FOR_GOOD }))
  await takeReturns(use, reported, { way: 'ANSWER', limit, requestId: randomUUID(), at })
}

const FOR_GOOD = { kind: 'BOUNCED_FOR_GOOD', address: null, isOnlyOne: true } as const
