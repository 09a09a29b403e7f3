import { FAILS, type AudienceQuestion } from '@marquee/rules/audience'
import { CONTACT_CODES, UNKNOWN_DISTANCE } from '@marquee/rules/customers'
import { SEGMENTS } from '@marquee/rules/templates'
import { kindOf, KINDS, type MarketColumns } from './market-columns.gateway.ts'
import { UNREACHED, zipsOf } from './mask-sql.gateway.ts'

// Every value of a filter is looked up in an array: a loop over the households costs the same, however
// much is chosen.

/** So many combinations of FAILS there are. */
export const MASKS = 16

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

/** Which filters each household fails, and is it not reached. No value decides what is done next. */
export function masksOf(market: MarketColumns, lookUps: LookUps, into: Uint8Array): void {
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
