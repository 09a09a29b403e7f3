import { TALLY_GROUPS, type Tally } from '@marquee/rules/audience'
import { CONTACT_CODES } from '@marquee/rules/customers'
import { KINDS, type MarketColumns } from '../../customers/index.ts'
import type { LeftRows } from './audience-engine.gateway.ts'
import {
  LEFT_TO_ANOTHER,
  maskingBy,
  MASKS,
  UNREACHED,
  type LookUps,
} from './column-masks.gateway.ts'

/** Of a vehicle: every mask, and once more where it is the first of its model. */
const VEHICLE_MASKS = 2 * MASKS

/** Counts one market after another, each in a few loops over its columns. */
export function countColumns(lookUps: LookUps) {
  const sums = {
    households: sumsOfKinds(),
    vehicles: new Uint32Array(0),
    zips: { places: new Map<number, number>(), counts: new Uint32Array(0) },
  }
  const tallies: Tally[] = []
  const masksFor = maskingBy(lookUps)
  return {
    count(market: MarketColumns, left: LeftRows): void {
      const masks = masksFor(market, left)
      const kinds = countKinds(market, masks)
      tallies.push(...marketTallies(market.marketKey, kinds, lookUps.kind))
      if (left?.length) tallies.push(tallyOf(TALLY_GROUPS.overlap, market.marketKey, left.length))
      addKinds(sums.households, kinds)
      countZips(market, masks, sums.zips)
      sums.vehicles = asLongAs(sums.vehicles, (market.lastVehicle + 1) * VEHICLE_MASKS)
      countVehicles(market, masks, sums.vehicles)
    },
    done: () => [
      ...tallies,
      ...householdTallies(sums.households),
      ...zipTallies(sums.zips),
      ...vehicleTallies(sums.vehicles),
    ],
  }
}

function asLongAs(counts: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  if (counts.length >= length) return counts
  const longer = new Uint32Array(length)
  longer.set(counts)
  return longer
}

/** By kind and mask. */
type SumsOfKinds = ReturnType<typeof sumsOfKinds>

const sumsOfKinds = () => ({
  count: new Uint32Array(KINDS * MASKS),
  unknown: new Uint32Array(KINDS * MASKS),
  distances: new Float64Array(KINDS * MASKS),
  most: new Int32Array(KINDS * MASKS),
})

function countKinds({ rows, kind, distance }: MarketColumns, masks: Uint8Array): SumsOfKinds {
  const sums = sumsOfKinds()
  const { count, unknown, distances, most } = sums
  for (let row = 0; row < rows; row += 1) {
    const mask = masks[row]!
    if (mask >= LEFT_TO_ANOTHER) continue
    const key = kind[row]! * MASKS + (mask % MASKS)
    count[key]! += 1
    const far = distance[row]!
    if (far < 0) {
      unknown[key]! += 1
      continue
    }
    distances[key]! += far
    if (far > most[key]!) most[key] = far
  }
  return sums
}

function addKinds(into: SumsOfKinds, more: SumsOfKinds): void {
  for (let key = 0; key < KINDS * MASKS; key += 1) {
    into.count[key]! += more.count[key]!
    into.unknown[key]! += more.unknown[key]!
    into.distances[key]! += more.distances[key]!
    into.most[key] = Math.max(into.most[key]!, more.most[key]!)
  }
}

/** One array for all of them: a nation has forty thousand. */
interface SumsOfZips {
  places: Map<number, number>
  /** By place and mask. */
  counts: Uint32Array<ArrayBuffer>
}

function countZips({ rows, zip, zips }: MarketColumns, masks: Uint8Array, into: SumsOfZips): void {
  const counts = new Uint32Array(zips.length * MASKS)
  for (let row = 0; row < rows; row += 1) {
    const mask = masks[row]!
    if (mask < UNREACHED) counts[zip[row]! * MASKS + mask]! += 1
  }
  for (const [at, code] of zips.entries()) {
    const place = into.places.get(code) ?? into.places.size
    if (place === into.places.size) into.places.set(code, place)
    const from = place * MASKS
    if (into.counts.length <= from) into.counts = asLongAs(into.counts, 2 * from + MASKS)
    for (let mask = 0; mask < MASKS; mask += 1)
      into.counts[from + mask]! += counts[at * MASKS + mask]!
  }
}

function countVehicles(market: MarketColumns, masks: Uint8Array, into: Uint32Array): void {
  const { rows, first } = market
  const [v1, v2, v3, v4] = market.vehicles
  for (let row = 0; row < rows; row += 1) {
    const mask = masks[row]!
    if (mask >= UNREACHED) continue
    const bits = first[row]! * MASKS
    into[v1[row]! * VEHICLE_MASKS + (bits & MASKS) + mask]! += 1
    if (v2[row] === 0) continue
    into[v2[row]! * VEHICLE_MASKS + ((bits >> 1) & MASKS) + mask]! += 1
    into[v3[row]! * VEHICLE_MASKS + ((bits >> 2) & MASKS) + mask]! += 1
    into[v4[row]! * VEHICLE_MASKS + ((bits >> 3) & MASKS) + mask]! += 1
  }
}

/** A market's own tallies, by contact code; the segments of a household make no difference here. */
function marketTallies(a: number, { count }: SumsOfKinds, fails: Uint8Array): Tally[] {
  const counts = new Uint32Array(CONTACT_CODES * 2)
  for (let key = 0; key < count.length; key += 1) {
    const kind = Math.trunc(key / MASKS)
    if (count[key] === 0 || fails[kind]! >= UNREACHED) continue
    counts[(kind % CONTACT_CODES) * 2 + Math.sign(key % MASKS)]! += count[key]!
  }
  return talliesIn(counts, TALLY_GROUPS.market, (tally, key) => {
    tally.a = a
    tally.b = Math.trunc(key / 2)
    tally.mask = key % 2
  })
}

function householdTallies({ count, unknown, distances, most }: SumsOfKinds): Tally[] {
  return talliesIn(count, TALLY_GROUPS.household, (tally, key) => {
    const kind = Math.trunc(key / MASKS)
    tally.a = Math.trunc(kind / CONTACT_CODES)
    tally.b = kind % CONTACT_CODES
    tally.mask = key % MASKS
    tally.known = tally.count - unknown[key]!
    tally.sumDistance = distances[key]!
    tally.mostDistance = most[key]!
  })
}

function zipTallies({ places, counts }: SumsOfZips): Tally[] {
  const codes = [...places.keys()]
  return talliesIn(counts, TALLY_GROUPS.zip, (tally, key) => {
    tally.a = codes[Math.trunc(key / MASKS)]!
    tally.mask = key % MASKS
  })
}

/** Code 0 is no vehicle. */
function vehicleTallies(counts: Uint32Array): Tally[] {
  counts.fill(0, 0, VEHICLE_MASKS)
  return talliesIn(counts, TALLY_GROUPS.vehicle, (tally, key) => {
    tally.a = Math.trunc(key / VEHICLE_MASKS)
    tally.b = (key & MASKS) / MASKS
    tally.mask = key % MASKS
  })
}

/** There are thousands of them: a spread would cost more than all the counting. */
function talliesIn(
  counts: Uint32Array,
  group: Tally['group'],
  name: (tally: Tally, key: number) => void,
): Tally[] {
  const tallies: Tally[] = []
  for (let key = 0; key < counts.length; key += 1) {
    const count = counts[key]!
    if (count === 0) continue
    const tally = tallyOf(group, 0, count)
    name(tally, key)
    tallies.push(tally)
  }
  return tallies
}

function tallyOf(group: Tally['group'], a: number, count: number): Tally {
  return { group, a, b: 0, mask: 0, count, known: 0, sumDistance: 0, mostDistance: 0 }
}
