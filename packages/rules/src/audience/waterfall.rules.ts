import { FAILS, TALLY_GROUPS, type Tally } from './question.rules.ts'
import { reachBy, type SentChannel } from './pieces.rules.ts'

/** Why households are not chosen, in the order in which the reasons are checked. */
export const WATERFALL = [
  'NO_CONTACT_DATA',
  'OPTED_OUT',
  'UNDELIVERABLE',
  'LOCATION',
  'SEGMENT',
  'VEHICLE',
  'SMART_SELECT',
] as const

export type WaterfallBucket = (typeof WATERFALL)[number]

interface Reached {
  reached: readonly number[]
  /** The channels that are sent. */
  channels: readonly SentChannel[]
}

/** By which filter a household is left out; null: it is chosen. */
export function bucketOf(contact: number, mask: number, by: Reached): WaterfallBucket | null {
  if (!by.reached.includes(contact)) return unreached(contact, by.channels)
  if (mask & FAILS.location) return 'LOCATION'
  if (mask & FAILS.segment) return 'SEGMENT'
  if (mask & FAILS.vehicle) return 'VEHICLE'
  return mask & FAILS.smartSelect ? 'SMART_SELECT' : null
}

/** No data at all; else the first obstacle of one of the channels. */
function unreached(contact: number, channels: readonly SentChannel[]): WaterfallBucket {
  const states = channels.map((channel) => reachBy(channel, contact))
  if (states.every((state) => state === 'NO_DATA')) return 'NO_CONTACT_DATA'
  return states.includes('OPTED_OUT') ? 'OPTED_OUT' : 'UNDELIVERABLE'
}

/** Each household once, by the first that applies. */
export function waterfallOf(
  tallies: readonly Tally[],
  by: Reached,
): { bucket: WaterfallBucket; count: number }[] {
  const counts = new Map<WaterfallBucket, number>()
  for (const { group, b: contact, mask, count } of tallies) {
    const bucket = group === TALLY_GROUPS.household ? bucketOf(contact, mask, by) : null
    if (bucket) counts.set(bucket, (counts.get(bucket) ?? 0) + count)
  }
  return WATERFALL.map((bucket) => ({ bucket, count: counts.get(bucket) ?? 0 }))
}
