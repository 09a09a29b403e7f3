import { andOlder, newestFirst, placeOfYear, rangeOf, VEHICLE_YEARS } from './year-limits.rules.ts'

/** One line of a year picker: a year by itself, or several that are chosen together. */
export interface YearGroup {
  label: string
  /** Newest first. */
  years: number[]
}

/** The years of a picker: the latest by themselves, then one group, then 'and Older'. */
export function groupYears(years: readonly number[], currentYear: number): YearGroup[] {
  const { singleYears, groupedYears } = VEHICLE_YEARS
  const sorted = newestFirst(years)
  const among = (after: number, upTo: number) =>
    sorted.filter((year) => {
      const place = placeOfYear(year, currentYear)
      return place > after && place <= upTo
    })
  const groups = [
    ...among(0, singleYears).map((year) => ({ label: String(year), years: [year] })),
    {
      label: rangeOf(currentYear - groupedYears + 1, currentYear - singleYears),
      years: among(singleYears, groupedYears),
    },
    { label: andOlder(currentYear, groupedYears), years: among(groupedYears, Infinity) },
  ]
  return groups.filter((group) => group.years.length > 0)
}

/**
 * Chosen years in a few words: '2017–2026, 2010, 1996 and Older'. Years in a row make a range, which
 * ends where its ten years end; ranges for which there is no room are counted.
 */
export function summarizeYears(chosen: readonly number[], currentYear: number): string {
  const { olderAfter, mostRanges } = VEHICLE_YEARS
  const sorted = newestFirst(chosen)
  const isOlder = (year: number) => placeOfYear(year, currentYear) > olderAfter
  const ranges = rangesOf(
    sorted.filter((year) => !isOlder(year)),
    currentYear,
  )
  const shown = ranges.slice(0, mostRanges).map(({ oldest, newest }) => rangeOf(oldest, newest))
  const left = ranges.length - shown.length
  return [
    ...shown,
    ...(left > 0 ? [`${left} more`] : []),
    ...(sorted.some(isOlder) ? [andOlder(currentYear, olderAfter)] : []),
  ].join(', ')
}

function rangesOf(sorted: readonly number[], currentYear: number) {
  const decade = (year: number) =>
    Math.ceil(placeOfYear(year, currentYear) / VEHICLE_YEARS.yearsPerRange)
  const ranges: { oldest: number; newest: number }[] = []
  for (const year of sorted) {
    const last = ranges.at(-1)
    if (last && last.oldest === year + 1 && decade(last.oldest) === decade(year)) last.oldest = year
    else ranges.push({ oldest: year, newest: year })
  }
  return ranges
}
