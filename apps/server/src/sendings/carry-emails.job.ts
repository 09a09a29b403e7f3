import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { isByEmail } from '@marquee/rules/channels'
import type { BounceLimit } from '@marquee/rules/mail-returns'
import { roomInDay } from '@marquee/rules/sending-domains'
import {
  countEnded,
  lanesFor,
  mayBeSent,
  opensAt,
  REST_FOR_ROOM_MINUTES,
  startSpeed,
  type SendingHours,
} from '@marquee/rules/sendings'
import { carryInLanes, jobsQueue, type Job, type JobCall } from '../platform/jobs/index.ts'
import { sendingView } from '../platform/backup/index.ts'
import { customerHashing, type HashText } from '../customers/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { loadCampaignEmail, type CampaignEmail } from './campaign-email.load.ts'
import { dispatchStore, type Became } from './dispatch.store.ts'
import { emailsOfDayStore } from './emails-of-day.store.ts'
import { emailTurn } from './email-turn.change.ts'
import { tryEmails, type EmailTries, type Post } from './try-emails.gateway.ts'
import { carryOutSending } from './move-sending.change.ts'
import { orderedPlacesView } from './ordered-places.view.ts'
import { PLAN_SENDINGS } from './plan-sendings.job.ts'
import type { Reader } from './reader.load.ts'
import { CARRY_EMAILS, requestEmails } from './request-emails.change.ts'
import { sendingsStore, type SendingRow } from './sendings.store.ts'

/** By what emails of campaigns leave this program. */
export interface EmailCarrier extends Post {
  publicUrl: string
  hours: SendingHours
  limit: BounceLimit
  /** How many there are to the mail server. */
  connections: number
  /** False: the database was restored, and nothing is sent until a person has confirmed it. */
  mayBegin: () => Promise<boolean>
  maySend: () => Promise<boolean>
  log: Record<'error', (details: object, message: string) => void>
}

interface Begun {
  sending: SendingRow
  timeZone: string
  email: CampaignEmail
  hash: HashText
  /** Found out again after a second, as a restored database is noticed within one. */
  maySend: () => Promise<boolean>
}

/** Sends the emails of one sending, until none is left for now, it is stopped, or its hours are over. */
export const carryEmails = (carrier: EmailCarrier): Job => ({
  kind: CARRY_EMAILS,
  mayRun: () => carrier.mayBegin(),
  async run(call) {
    const begun = await call.inOwn((use) => begin(call.subject, carrier, use))
    if (!begun) return
    const tries = tryEmails(begun.email, carrier)
    const letGo = () => tries.leave()
    call.signal.addEventListener('abort', letGo)
    let speed = startSpeed(carrier.clock())
    const looking = setInterval(() => void leaveOnceStopped(begun, tries, call), LOOK_EVERY)
    try {
      await carryInLanes({
        lanes: () => lanesFor(speed, carrier.connections),
        turn: (became: readonly Became[], most) => {
          speed = countEnded(speed, became.length, carrier.clock())
          return turn({ begun, tries, carrier, call }, became, most)
        },
        carry: (reader: Reader) => tries.carry(reader),
        signal: tries.leaving,
        onTrouble: (err) => carrier.log.error({ err }, 'what became of emails cannot be saved yet'),
      })
    } finally {
      clearInterval(looking)
      call.signal.removeEventListener('abort', letGo)
    }
    await end(begun, tries, { carrier, call })
  },
})

const LOOK_EVERY = 400

/** Of a slow server many wait for a connection, and no turn notices that a person stopped them: they are put back. */
async function leaveOnceStopped(
  { sending: { key } }: Begun,
  tries: EmailTries,
  { inOwn }: JobCall,
): Promise<void> {
  try {
    if (!(await inOwn((use) => use(dispatchStore).mayLeave(key)))) tries.leave()
  } catch {
    // The database is away: the next turn, without which nothing is taken, finds out.
  }
}

async function begin(key: number, carrier: EmailCarrier, use: Use): Promise<Begun | undefined> {
  const { clock, hours, publicUrl } = carrier
  const sending = await use(sendingsStore).lock(key)
  if (!sending?.plannedAt || !isByEmail(sending.channel)) return undefined
  // Only the program that has claimed this job sends them: nobody else has any on their way.
  const cap = await use(dispatchStore).takeTurn(sending)
  await use(dispatchStore).giveUp(key, new Date(clock()))
  if (sending.state !== 'running') return undefined
  const { plannedAt, letGoAt } = sending
  const ready = { since: plannedAt.getTime(), letGoAt: letGoAt?.getTime() ?? null }
  if (mayBeSent(ready, await use(sendingView).restoredAt())) {
    await carryOutSending('hold', sending, { now: clock(), heldFor: 'restored' }, use)
    return undefined
  }
  const timeZone = await use(orderedPlacesView).timeZoneOf(sending)
  if (timeZone === undefined || opensAt(timeZone, hours, clock()) !== null) return undefined
  if (cap !== null && (await isDayFull(sending, { cap, day: todayIn(timeZone, clock()) }, use)))
    return undefined
  return {
    sending,
    timeZone,
    email: await loadCampaignEmail(sending, { use, publicUrl }),
    hash: await customerHashing(use),
    maySend: oncePerSecond(carrier),
  }
}

/** Has the dealer sent as many on this day as its brand allows? Looked at before the email is composed in vain. */
async function isDayFull(
  sending: SendingRow,
  { cap, day }: { cap: number; day: CalendarDate },
  use: Use,
): Promise<boolean> {
  const begun = await use(emailsOfDayStore).begunOn(day, sending)
  return roomInDay({ cap, begun }, 1) === 0
}

function oncePerSecond({ maySend, clock }: EmailCarrier): () => Promise<boolean> {
  let at = -Infinity
  let may: Promise<boolean> = Promise.resolve(false)
  return () => {
    // Also of a clock that was put back, which would else say for long that a second is not over.
    if (Math.abs(clock() - at) >= 1_000) [at, may] = [clock(), maySend()]
    return may
  }
}

interface Running {
  begun: Begun
  tries: EmailTries
  carrier: EmailCarrier
  call: JobCall
}

async function turn(
  { begun, tries, carrier, call }: Running,
  became: readonly Became[],
  most: number,
): Promise<Reader[]> {
  const now = carrier.clock()
  const { sending, timeZone, hash, maySend } = begun
  const isOpen = opensAt(timeZone, carrier.hours, now) === null
  const more = isOpen && !tries.leaving.aborted && (await maySend()) ? most : 0
  return call.inOwn((use) =>
    emailTurn(
      sending,
      { became, most: more, at: new Date(now), timeZone, hash, limit: carrier.limit },
      use,
    ),
  )
}

/** A sending that the mail server refuses waits for a person; the end of one is noticed at once. */
async function end(
  { sending: { key } }: Begun,
  { trouble }: EmailTries,
  { carrier, call }: Pick<Running, 'carrier' | 'call'>,
): Promise<void> {
  const { isRefused, isCrowded, error } = trouble()
  await call.inOwn(async (use) => {
    const sending = isRefused ? await use(sendingsStore).lock(key) : undefined
    if (sending?.state === 'running') {
      await carryOutSending('hold', sending, { now: carrier.clock(), heldFor: 'refused' }, use)
    }
    if (isCrowded) await requestEmails([key], use, REST_FOR_ROOM_MINUTES * 60)
    await use(jobsQueue).request(PLAN_SENDINGS, [0])
  })
  if (error) throw error
}
