import { FAILS, type AudienceQuestion, type LocationFilter } from '@marquee/rules/audience'
import { CONTACT_CODES, UNKNOWN_DISTANCE, UNKNOWN_ZIP } from '@marquee/rules/customers'
import { SEGMENTS } from '@marquee/rules/templates'
import { kindOf, KINDS, type MarketColumns } from '../../customers/index.ts'
import type { LeftRows } from './audience-engine.gateway.ts'

// Every value of a filter is looked up in an array: a loop over the households costs the same, however
// much is chosen.

/** So many combinations of FAILS there are. */
export const MASKS = 16

/** Besides FAILS. What is at least UNREACHED is counted among all households only. */
export const UNREACHED = 16
/** Counted at another market. */
export const LEFT_TO_ANOTHER = 2 * UNREACHED

/** More than the way around the Earth, in hundredths of a mile. */
const HOWEVER_FAR = 2 ** 30

export type LookUps = ReturnType<typeof lookUpsOf>

/** What each value fails. */
export function lookUpsOf(question: AudienceQuestion) {
  const { vehicles, smartSelect, location } = question
  const vehicle = new Uint8Array(2 ** 16).fill(vehicles ? FAILS.vehicle : 0)
  for (const code of vehicles ?? []) vehicle[code] = 0
  const found = location.type === 'ZIPCODE' ? zipsOf(location) : null
  const zips = found && new Set(found)
  const most = location.type === 'DISTANCE' ? location.most : null
  const needsPlace = most !== null && !location.isUnplacedIncluded
  return {
    kind: kindFails(question),
    vehicle,
    zip: (code: number) => (zips && !zips.has(code) ? FAILS.location : 0),
    leastDistance: needsPlace ? 0 : UNKNOWN_DISTANCE,
    mostDistance: most ?? HOWEVER_FAR,
    model: smartSelect?.model ?? 0,
    leastScore: smartSelect?.leastScore ?? 0,
  }
}

/** The ZIP codes to look for; null: all. That of a household whose place is not known is no ZIP code. */
export function zipsOf({
  zips,
  isUnplacedIncluded,
}: LocationFilter & { type: 'ZIPCODE' }): readonly number[] | null {
  if (zips === null) return null
  const places = zips.filter((zip) => zip > UNKNOWN_ZIP)
  return isUnplacedIncluded ? [UNKNOWN_ZIP, ...places] : places
}

function kindFails({ segments, reached }: AudienceQuestion): Uint8Array {
  const fails = new Uint8Array(KINDS)
  for (const segment of SEGMENTS.keys()) {
    for (let contact = 0; contact < CONTACT_CODES; contact += 1) {
      fails[kindOf(segment, contact)] =
        (segments && !segments.includes(segment) ? FAILS.segment : 0) |
        (reached.includes(contact) ? 0 : UNREACHED)
    }
  }
  return fails
}

/** The masks of one market after another, each written over by the next. */
export function maskingBy(lookUps: LookUps) {
  let masks = new Uint8Array(0)
  return (market: MarketColumns, left: LeftRows): Uint8Array => {
    if (masks.length < market.rows) masks = new Uint8Array(market.rows)
    masksOf(market, lookUps, masks)
    for (const row of left ?? []) masks[row] = LEFT_TO_ANOTHER
    return masks
  }
}

/** Which filters each household fails, and is it not reached. No value decides what is done next. */
function masksOf(market: MarketColumns, lookUps: LookUps, into: Uint8Array): void {
  const { rows, zip, distance, kind, vehicles, scores } = market
  const [v1, v2, v3, v4] = vehicles
  const { kind: kindMasks, vehicle, leastScore, leastDistance, mostDistance } = lookUps
  const zipMasks = Uint8Array.from(market.zips, lookUps.zip)
  const score = scores[lookUps.model] as Uint16Array
  for (let row = 0; row < rows; row += 1) {
    const far = distance[row]!
    into[row] =
      kindMasks[kind[row]!]! |
      zipMasks[zip[row]!]! |
      // All bits of a number below zero are set when it is shifted.
      ((((far - leastDistance) | (mostDistance - far)) >> 31) & FAILS.location) |
      (((score[row]! - leastScore) >> 31) & FAILS.smartSelect) |
      (vehicle[v1[row]!]! & vehicle[v2[row]!]! & vehicle[v3[row]!]! & vehicle[v4[row]!]!)
  }
}
