import { FAILS, type AudienceQuestion, type LocationFilter } from '@marquee/rules/audience'
import { CONTACT_CODES, UNKNOWN_ZIP } from '@marquee/rules/customers'
import { SEGMENTS } from '@marquee/rules/templates'

// Measured: a list of values to compare with costs ten times as much as a bit looked up in a string of
// them, and that five times as much as a bit of a number. A product costs more than both.

/** Besides FAILS. What is at least UNREACHED is counted among all households only. */
export const UNREACHED = 16
/** Counted at another market. */
export const LEFT_TO_ANOTHER = 32
/** Known at several dealerships: counted when they have been compared, and not before. */
export const COMPARED = 64

/** Nothing but whole numbers gets into the text of a question. */
export function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number`)
  return value
}

/** Which filters a household fails, and is it reached: a whole number from 0 to 31. */
export function maskSql({ vehicles, segments, location, smartSelect, reached }: AudienceQuestion) {
  const terms = [
    vehicles && `(${noVehicleOf(vehicles)})`,
    segments && bitOf(FAILS.segment, 'segment', missing(segments, SEGMENTS.length)),
    notAt(location),
    smartSelect &&
      failing(
        FAILS.smartSelect,
        `score_${whole(smartSelect.model)} < ${whole(smartSelect.leastScore)}`,
      ),
    bitOf(UNREACHED, 'contact', missing(reached, CONTACT_CODES)),
  ]
  return `(${terms.filter(Boolean).join(' | ')})::UTINYINT`
}

const failing = (weight: number, when: string) => `(CASE WHEN ${when} THEN ${weight} ELSE 0 END)`

/** Most households have one vehicle, so that the other places are seldom looked at. */
function noVehicleOf(codes: readonly number[]): string {
  const [first, ...others] = ['v1', 'v2', 'v3', 'v4'].map((column) => notAmong(column, codes))
  return `CASE WHEN v2 = 0 THEN ${first} ELSE ${[first, ...others].join(' & ')} END`
}

/** Is it known where a household is, as the filter of the location needs it? */
export const placedSql = ({ type }: LocationFilter): string =>
  type === 'DISTANCE' ? 'distance >= 0' : `zip <> ${UNKNOWN_ZIP}`

function notAt(location: LocationFilter): string | null {
  if (location.type === 'DISTANCE') {
    const { most, isUnplacedIncluded } = location
    if (most === null) return null
    const near = isUnplacedIncluded ? `> ${whole(most)}` : `NOT BETWEEN 0 AND ${whole(most)}`
    return failing(FAILS.location, `distance ${near}`)
  }
  const zips = zipsOf(location)
  return zips && `(${notAmong('zip', zips)} * ${FAILS.location})`
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

/** A bit for each of the few values that there are; set: it is missing. */
function missing(values: readonly number[], size: number): number {
  const all = 2 ** size - 1
  return values.map(whole).reduce((bits, value) => bits & ~(1 << value), all)
}

/** The weight where the bit at the column's value is set, else 0. */
const bitOf = (weight: number, column: string, bits: number) =>
  `((${bits * weight} >> ${column}) & ${weight})`

/** 1 where a column's value is not among these, else 0; the last bit stands for all values beyond. */
function notAmong(column: string, values: readonly number[]): string {
  if (values.length === 0) return '1'
  const chosen = values.map(whole)
  const beyond = Math.max(...chosen) + 1
  const bits = new Uint8Array(beyond + 1).fill(1)
  for (const value of chosen) bits[value] = 0
  return `get_bit('${bits.join('')}'::BIT, least(${column}::INTEGER, ${beyond}))`
}
