import { setTimeout as pause } from 'node:timers/promises'
import {
  afterTry,
  MOST_REFUSED_IN_A_ROW,
  REST_FOR_ROOM_MINUTES,
  type AfterTry,
} from '@marquee/rules/sendings'
import { turns } from '../platform/turns.ts'
import type { DomainPaces } from '../mailing/index.ts'
import type { Delivered, Envelope } from '../outbox/index.ts'
import type { CampaignEmail } from './campaign-email.load.ts'
import type { Became } from './dispatch.store.ts'
import type { Reader } from './reader.load.ts'

/** How an email is handed over. */
export interface Post {
  /** Nothing that waits is handed over once it is leaving. */
  deliver: (envelope: Envelope, leaving: AbortSignal) => Promise<Delivered>
  /** False: an email to this address would wait for long, with all that is behind it. */
  hasRoom: (to: string) => boolean
  paces: DomainPaces
  clock: () => number
}

export interface EmailTries {
  /** Never throws: what went wrong is what became of it. */
  carry: (reader: Reader) => Promise<Became>
  /** Aborted when no more is to be taken. */
  leaving: AbortSignal
  leave: () => void
  /** Crowded: some rest only until there is room for them. */
  trouble: () => { isRefused: boolean; isCrowded: boolean; error: Error | undefined }
}

/** A lane waits so long for its turn at a domain; who would wait longer is put back. */
const MOST_WAIT = 500
/** As long it looks for room, again and again. */
const LOOK_FOR_ROOM = 50
const LOOKS = MOST_WAIT / LOOK_FOR_ROOM

/** Many are taken at once: while they are written, four at a time, calls of people are answered in between. */
const turn = turns(4)

/** The emails of one sending, tried one by one until something holds against all of them. */
export function tryEmails(email: CampaignEmail, post: Post): EmailTries {
  const { deliver, paces, clock } = post
  const leaving = new AbortController()
  let inARow = 0
  let [isRefused, isCrowded] = [false, false]
  let error: Error | undefined

  const note = ({ state, sendingThen }: AfterTry) => {
    if (state === 'accepted') inARow = 0
    if (state === 'refused') inARow += 1
    if (sendingThen === 'is held' || inARow >= MOST_REFUSED_IN_A_ROW) isRefused = true
    if (sendingThen === 'rests' || isRefused) leaving.abort()
  }
  const written = async (reader: Reader): Promise<Envelope | undefined> => {
    try {
      await turn()
      return await email.write(reader, clock())
    } catch (thrown) {
      // Nothing of it has left, and the job says what is wrong.
      error ??= new Error('An email cannot be written', { cause: thrown })
      leaving.abort()
      return undefined
    }
  }
  const carry = async (reader: Reader): Promise<Became> => {
    const isRoom = await isRoomSoon(reader.email, post, leaving.signal)
    isCrowded ||= !isRoom
    const wait = isRoom
      ? await inPace(reader.email, post, leaving.signal)
      : REST_FOR_ROOM_MINUTES * 60_000
    if (wait > 0) return putBack(reader, new Date(clock() + wait))
    const envelope = await written(reader)
    if (!envelope) return putBack(reader, null)
    const delivered = await deliver(envelope, leaving.signal)
    paces.heard(reader.email, delivered, clock())
    isCrowded ||= delivered.about === 'domain'
    const after = afterTry(delivered, reader.tries)
    note(after)
    return became(reader, after, delivered.answer, clock())
  }
  return {
    carry,
    leaving: leaving.signal,
    leave: () => leaving.abort(),
    trouble: () => ({ isRefused, isCrowded, error }),
  }
}

/** Where nothing is to leave any more, it is not waited for. */
async function isRoomSoon(
  address: string,
  { hasRoom }: Post,
  leaving: AbortSignal,
): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (hasRoom(address) || leaving.aborted) return true
    await pause(LOOK_FOR_ROOM)
  }
  return false
}

/** 0: it goes now. */
async function inPace(
  address: string,
  { paces, clock }: Post,
  leaving: AbortSignal,
): Promise<number> {
  for (const until = clock() + MOST_WAIT; ;) {
    const wait = paces.begin(address, clock())
    if (wait === 0 || clock() + wait > until || leaving.aborted) return wait
    await pause(wait)
  }
}

const putBack = (
  { recipient, isSeed, tries, takenAt }: Reader,
  restsUntil: Date | null,
): Became => ({
  recipient,
  isSeed,
  tries,
  takenAt,
  state: 'pending',
  answer: null,
  restsUntil,
  suppressedFor: null,
  wasTried: false,
})

function became(
  { recipient, isSeed, tries, takenAt }: Reader,
  { state, wasTried, restMinutes }: AfterTry,
  answer: string,
  now: number,
): Became {
  const restsUntil = restMinutes === null ? null : new Date(now + restMinutes * 60_000)
  const piece = { recipient, isSeed, tries, takenAt }
  return { ...piece, state, answer, restsUntil, suppressedFor: null, wasTried }
}
