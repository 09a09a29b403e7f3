import { FAILS, type AudienceQuestion, type LocationFilter } from '@marquee/rules/audience'

/** Besides FAILS. What is at least UNREACHED is counted among all households only. */
export const UNREACHED = 16
/** Counted at another market. */
export const LEFT_TO_ANOTHER = 32

/** Nothing but whole numbers gets into the text of a question. */
export function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number`)
  return value
}

/** Which filters a household fails, and is it reached: a whole number from 0 to 31. */
export function maskSql(question: AudienceQuestion): string {
  const { vehicles, segments, location, smartSelect, reached } = question
  const terms = [
    vehicles && times(FAILS.vehicle, noVehicleOf(vehicles)),
    segments && times(FAILS.segment, notAmong('segment', segments)),
    times(FAILS.location, notAt(location)),
    smartSelect && times(FAILS.smartSelect, below(smartSelect)),
    times(UNREACHED, notAmong('contact', reached)),
  ]
  return `(${terms.filter(Boolean).join(' + ')})::UTINYINT`
}

const times = (weight: number, term: string | null) => term && `${weight} * ${term}`

const VEHICLE_COLUMNS = ['v1', 'v2', 'v3', 'v4']

const noVehicleOf = (codes: readonly number[]) =>
  `(${VEHICLE_COLUMNS.map((column) => notAmong(column, codes)).join(' & ')})`

const below = ({ model, leastScore }: { model: number; leastScore: number }) =>
  `(score_${whole(model)} < ${whole(leastScore)})::INTEGER`

/** Zero and less are no places: they never pass a filter that is set. */
function notAt(location: LocationFilter): string | null {
  if (location.type === 'ZIPCODE') {
    return (
      location.zips &&
      notAmong(
        'zip',
        location.zips.filter((zip) => zip > 0),
      )
    )
  }
  const { most } = location
  return most === null ? null : `(distance < 0 OR distance > ${whole(most)})::INTEGER`
}

/**
 * 1 where a column's value is not among these, else 0. A bit for each value, with one at both ends for
 * all that lie outside: a list of values to compare with costs ten times as much.
 */
function notAmong(column: string, values: readonly number[]): string {
  if (values.length === 0) return '1'
  const sorted = values.map(whole).sort((a, b) => a - b)
  const before = (sorted[0] as number) - 1
  const after = (sorted.at(-1) as number) + 1
  const bits = Array.from({ length: after - before + 1 }, () => '1')
  for (const value of sorted) bits[value - before] = '0'
  const place = `least(greatest(${column}::INTEGER, ${before}), ${after}) - ${before}`
  return `get_bit('${bits.join('')}'::BIT, ${place})`
}
