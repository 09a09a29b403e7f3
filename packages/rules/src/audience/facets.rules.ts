import { UNKNOWN_ZIP, vehicleCode, vehicleOf } from '../customers/index.ts'
import { SEGMENTS } from '../templates/index.ts'
import { newestFirst } from '../vehicles/index.ts'
import type { CodedModel } from './audience-question.rules.ts'
import { FAILS, TALLY_GROUPS, type AudienceQuestion, type Tally } from './question.rules.ts'

/** Of a value: how many match it and pass every other filter, and how many match it in all. */
export interface Counts {
  filteredCount: number
  total: number
}

/** Adds up tallies by a key; a household that fails the facet's own filter alone still counts. */
export function countBy<Key>(
  tallies: readonly Tally[],
  keyOf: (tally: Tally) => Key,
  ownBit = 0,
): Map<Key, Counts> {
  const counts = new Map<Key, Counts>()
  for (const tally of tallies) {
    const key = keyOf(tally)
    const known = counts.get(key) ?? { filteredCount: 0, total: 0 }
    known.total += tally.count
    if ((tally.mask & ~ownBit) === 0) known.filteredCount += tally.count
    counts.set(key, known)
  }
  return counts
}

/** What belongs together by a key. */
export function groupBy<Key, One>(all: readonly One[], keyOf: (one: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>()
  for (const one of all) {
    const key = keyOf(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}

const NONE: Counts = { filteredCount: 0, total: 0 }

export const ofGroup = (tallies: readonly Tally[], group: Tally['group']): Tally[] =>
  tallies.filter((tally) => tally.group === group)

export interface VehicleFacet extends Counts {
  make: string
  model: string
  years: readonly ({ year: number } & Counts)[]
}

/** A household counts once for a model, however many of its years it has, and for each of these. */
export function vehicleFacet(
  tallies: readonly Tally[],
  models: readonly CodedModel[],
): VehicleFacet[] {
  const rows = ofGroup(tallies, TALLY_GROUPS.vehicle)
  const first = rows.filter(({ b }) => b === 1)
  const byModel = countBy(first, ({ a }) => vehicleOf(a).modelCode, FAILS.vehicle)
  const byCode = countBy(rows, ({ a }) => a, FAILS.vehicle)
  const found = groupBy([...byCode.keys()], (code) => vehicleOf(code).modelCode)
  return models.map(({ code, make, model, years }) => {
    // No household has the number zero: models are counted from one.
    const counted = code ?? 0
    const known = (found.get(counted) ?? []).map((vehicle) => vehicleOf(vehicle).year)
    return {
      make,
      model,
      ...(byModel.get(counted) ?? NONE),
      years: newestFirst([...years, ...known]).map((year) => ({
        year,
        ...(byCode.get(vehicleCode(counted, year)) ?? NONE),
      })),
    }
  })
}

export function segmentFacet(tallies: readonly Tally[], { reached }: AudienceQuestion) {
  const rows = ofGroup(tallies, TALLY_GROUPS.household).filter(({ b }) => reached.includes(b))
  const counts = countBy(rows, ({ a }) => a, FAILS.segment)
  return SEGMENTS.map((segmentName, place) => ({ segmentName, ...(counts.get(place) ?? NONE) }))
}

const ZIP_DIGITS = 5

/** With a filter by distance, ZIP codes are no filter of their own. A household without one has no line. */
export function zipFacet(tallies: readonly Tally[], { location }: AudienceQuestion) {
  const rows = ofGroup(tallies, TALLY_GROUPS.zip).filter(({ a }) => a !== UNKNOWN_ZIP)
  const counts = countBy(rows, ({ a }) => a, location.type === 'ZIPCODE' ? FAILS.location : 0)
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([zip, each]) => ({ zipCode: String(zip).padStart(ZIP_DIGITS, '0'), ...each }))
}

const PARTS_PER_MILE = 100
const PLACES = 100

/** Of those who pass every filter, as far as their distance is known; in miles. */
export function distancesOf(
  tallies: readonly Tally[],
  { reached }: AudienceQuestion,
): { averageDistance: number | null; maxDistance: number | null } {
  const rows = ofGroup(tallies, TALLY_GROUPS.household).filter(
    ({ b, mask, known }) => mask === 0 && known > 0 && reached.includes(b),
  )
  if (rows.length === 0) return { averageDistance: null, maxDistance: null }
  const known = rows.reduce((sum, row) => sum + row.known, 0)
  const sum = rows.reduce((all, row) => all + row.sumDistance, 0)
  const most = Math.max(...rows.map(({ mostDistance }) => mostDistance))
  return {
    averageDistance: Math.round((sum / known / PARTS_PER_MILE) * PLACES) / PLACES,
    maxDistance: most / PARTS_PER_MILE,
  }
}
