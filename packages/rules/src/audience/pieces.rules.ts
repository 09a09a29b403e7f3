import { FULFILLMENT_CHANNELS, isOnPaper, type FulfillmentChannel } from '../channels/index.ts'
import { CONTACT_CODES, reachOf, type Reach, type ReachState } from '../customers/index.ts'
import type { StepSend } from '../campaigns/index.ts'

export type SentChannel = FulfillmentChannel

/** The channels by which something is sent, in the order in which they are shown. */
export const SENT_CHANNELS = FULFILLMENT_CHANNELS

/** By what of its contact data a household is reached. */
const REACHED_BY: Readonly<Record<SentChannel, (reach: Reach) => ReachState>> = {
  EMAIL: ({ email }) => email,
  DIRECT_MAIL: ({ mail }) => mail,
  DIGITAL_MEDIA: onPlatforms,
}

export const reachBy = (channel: SentChannel, contact: number): ReachState =>
  REACHED_BY[channel](reachOf(contact))

/**
 * Platforms find people by an email or an address. Whoever opted out of one of the two is not named to them: nobody
 * who has had enough of a dealer's emails expects to meet the dealer elsewhere.
 */
function onPlatforms({ email, mail }: Reach): ReachState {
  // A platform limits by itself how often it shows an ad.
  const states = [email, mail].map((state) => (state === 'PRESSED' ? 'REACHABLE' : state))
  if (states.includes('OPTED_OUT')) return 'OPTED_OUT'
  if (states.includes('REACHABLE')) return 'REACHABLE'
  return states.includes('UNDELIVERABLE') ? 'UNDELIVERABLE' : 'NO_DATA'
}

/** How many pieces a household gets, by its contact code. */
export type ByContact = readonly number[]

const byContact = (count: (code: number) => number): number[] =>
  Array.from({ length: CONTACT_CODES }, (_, code) => count(code))

/** The pieces of all steps together, by channel. */
export const piecesBy = (channel: SentChannel, sends: readonly StepSend[]): ByContact =>
  byContact((code) => sends.filter((send) => getsPiece(code, channel, send)).length)

/** The second emails that there may be at most. */
export const reblastsBy = (sends: readonly StepSend[]): ByContact =>
  byContact(
    (code) => sends.filter((send) => send.isReblasted && getsPiece(code, 'EMAIL', send)).length,
  )

/** Does a household of this contact code get a piece of a step by this channel? */
export function getsPiece(code: number, channel: SentChannel, send: StepSend): boolean {
  if (!send.channels.includes(channel)) return false
  if (reachBy(channel, code) !== 'REACHABLE') return false
  return !(isOnPaper(channel) && send.isMailBackfill && reachBy('EMAIL', code) === 'REACHABLE')
}

/** The contact codes of households that get any piece at all. */
export function reachedBy(sends: readonly StepSend[]): number[] {
  const pieces = SENT_CHANNELS.map((channel) => piecesBy(channel, sends))
  return [...(pieces[0]?.keys() ?? [])].filter((code) => pieces.some((by) => (by[code] ?? 0) > 0))
}

/** The contact codes of households that get a piece by this channel; where it is not chosen, that it could reach. */
export function reachedByChannel(channel: SentChannel, sends: readonly StepSend[]): number[] {
  const alone = { channels: [channel], isMailBackfill: false, isReblasted: false }
  const pieces = piecesBy(channel, usedChannels(sends).includes(channel) ? sends : [alone])
  return [...pieces.keys()].filter((code) => (pieces[code] ?? 0) > 0)
}

/** The channels that are sent at all: only for these a missing address of a household is reported. */
export const usedChannels = (sends: readonly StepSend[]): SentChannel[] =>
  SENT_CHANNELS.filter((channel) => sends.some(({ channels }) => channels.includes(channel)))
