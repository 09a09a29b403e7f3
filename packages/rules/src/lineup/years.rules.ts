import { FIRST_VEHICLE_YEAR } from '../customers/index.ts'

/** A model is sold before its year begins, and announced before that. */
const YEARS_AHEAD = 2

const YEAR = /^(\d{4})(?:-(\d{4}))?$/

/** Reads model years as people write them: "2003-2011, 2013". Undefined: something else stands there. */
export function parseYears(text: string): number[] | undefined {
  const parts = text
    .replaceAll(/\s*[-–—]\s*/g, '-')
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
  const years = new Set<number>()
  for (const part of parts) {
    const [, first, last = first] = YEAR.exec(part) ?? []
    const [from, to] = [Number(first), Number(last)]
    // Longer than any model was ever sold: a slip, and nothing to be spelled out year by year.
    if (first === undefined || to < from || to - from > 200) return undefined
    for (let year = from; year <= to; year += 1) years.add(year)
  }
  return [...years].toSorted((a, b) => a - b)
}

/** May a model have these years, in the present one? */
export const areModelYears = (years: readonly number[], currentYear: number): boolean =>
  years.every((year) => year >= FIRST_VEHICLE_YEAR && year <= currentYear + YEARS_AHEAD)

/** Years in a row as a range, the oldest first: "2003–2011, 2013". */
export function yearsInWords(years: readonly number[]): string {
  const ranges: { first: number; last: number }[] = []
  for (const year of years.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range?.last === year - 1) range.last = year
    else ranges.push({ first: year, last: year })
  }
  return ranges
    .map(({ first, last }) => (first === last ? String(first) : `${first}–${last}`))
    .join(', ')
}
