/** How many shades there are between areas with few and areas with many. */
const SHADES = 5

/**
 * The least count of each shade above none, so that about as many areas are of each. Areas with the
 * same count never differ, so there may be fewer shades.
 */
export function shadeLimits(counts: Iterable<number>): number[] {
  const sorted = [...counts].filter((count) => count > 0).toSorted((one, other) => one - other)
  const limits = Array.from(
    { length: SHADES },
    (_, shade) => sorted[Math.floor((shade * sorted.length) / SHADES)],
  )
  return [...new Set(limits)].filter((limit) => limit !== undefined)
}

/** From 0 for none to the number of limits. */
export const shadeOf = (count: number, limits: readonly number[]): number =>
  limits.filter((limit) => count >= limit).length

/** The counts of each shade in words: '12–40', and the last one without an end. */
export function shadeNames(limits: readonly number[]): string[] {
  return limits.map((limit, index) => {
    const next = limits[index + 1]
    if (next === undefined) return `${limit.toLocaleString('en-US')} or more`
    const last = next - 1
    const from = limit.toLocaleString('en-US')
    return last > limit ? `${from}–${last.toLocaleString('en-US')}` : from
  })
}
