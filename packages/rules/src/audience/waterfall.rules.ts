import { UNKNOWN_ZIP } from '../customers/index.ts'
import { FAILS, TALLY_GROUPS, type LocationFilter, type Tally } from './question.rules.ts'
import { reachBy, type SentChannel } from './pieces.rules.ts'

/** Why households are not chosen, in the order in which the reasons are checked. */
export const WATERFALL = [
  'NO_CONTACT_DATA',
  'OPTED_OUT',
  'UNDELIVERABLE',
  'CONTACT_PRESSURE',
  'NO_PLACE',
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

interface Judged {
  contact: number
  /** The filters that it fails: FAILS. */
  mask: number
  /** Is it known where it is, as the filter of the location needs it? */
  isPlaced: boolean
}

/** By which filter a household is left out; null: it is chosen. */
export function bucketOf({ contact, mask, isPlaced }: Judged, by: Reached): WaterfallBucket | null {
  if (!by.reached.includes(contact)) return unreached(contact, by.channels)
  if (mask & FAILS.location) return isPlaced ? 'LOCATION' : 'NO_PLACE'
  if (mask & FAILS.segment) return 'SEGMENT'
  if (mask & FAILS.vehicle) return 'VEHICLE'
  return mask & FAILS.smartSelect ? 'SMART_SELECT' : null
}

/** No data at all; else the first obstacle of one of the channels. */
function unreached(contact: number, channels: readonly SentChannel[]): WaterfallBucket {
  const states = channels.map((channel) => reachBy(channel, contact))
  if (states.every((state) => state === 'NO_DATA')) return 'NO_CONTACT_DATA'
  if (states.includes('OPTED_OUT')) return 'OPTED_OUT'
  return states.includes('UNDELIVERABLE') ? 'UNDELIVERABLE' : 'CONTACT_PRESSURE'
}

/** Each household once, by the first that applies. */
export function waterfallOf(
  tallies: readonly Tally[],
  location: LocationFilter,
  by: Reached,
): { bucket: WaterfallBucket; count: number }[] {
  const counts = new Map<WaterfallBucket, number>()
  for (const { group, b: contact, mask, count } of tallies) {
    const judged = { contact, mask, isPlaced: true }
    const bucket = group === TALLY_GROUPS.household ? bucketOf(judged, by) : null
    if (bucket) counts.set(bucket, (counts.get(bucket) ?? 0) + count)
  }
  const unplaced = unplacedOf(tallies, location, by)
  counts.set('NO_PLACE', unplaced)
  counts.set('LOCATION', (counts.get('LOCATION') ?? 0) - unplaced)
  return WATERFALL.map((bucket) => ({ bucket, count: counts.get(bucket) ?? 0 }))
}

/** How many of those who fail the filter of the location do so because it is not known where they are. */
function unplacedOf(tallies: readonly Tally[], { type }: LocationFilter, by: Reached): number {
  const failing = tallies.filter(({ mask }) => mask & FAILS.location)
  const counts: Readonly<Record<LocationFilter['type'], () => number[]>> = {
    DISTANCE: () =>
      failing
        .filter(({ group, b }) => group === TALLY_GROUPS.household && by.reached.includes(b))
        .map(({ count, known }) => count - known),
    ZIPCODE: () =>
      failing
        .filter(({ group, a }) => group === TALLY_GROUPS.zip && a === UNKNOWN_ZIP)
        .map(({ count }) => count),
  }
  return counts[type]().reduce((sum, count) => sum + count, 0)
}
