const MOST_OF_PATTERN = 200
const MOST_UNBOUNDED = 2
/** So many ways to read a value take a tenth of a second to try. */
const MOST_WAYS = 2_000_000
/** How many places of a value an open repeat may end at. */
const LONG_VALUE = 300

/**
 * An author's pattern as a test of the whole value; undefined when it is invalid, or could take for
 * ever: a value that does not match is tried in every way in which the pattern could be read.
 */
export function patternOf(pattern: string): RegExp | undefined {
  if (pattern.length > MOST_OF_PATTERN || isSlow(pattern)) return undefined
  try {
    return new RegExp(`^(?:${pattern})$`, 'u')
  } catch {
    return undefined
  }
}

function isSlow(pattern: string): boolean {
  // Escaped characters and those in brackets stand for themselves.
  const bare = pattern.replaceAll(/\\[^1-9k]/g, 'a').replaceAll(/\[[^\]]*\]/g, 'a')
  const repeatedGroup = /\)(?:[*+]|\{)/
  const backReference = /\\[1-9k]/
  const unbounded = bare.match(/[*+]|\{\d+,\}/g) ?? []
  if (repeatedGroup.test(bare) || backReference.test(bare)) return true
  if (unbounded.length > MOST_UNBOUNDED) return true
  return boundedWays(bare) * LONG_VALUE ** unbounded.length > MOST_WAYS
}

/** Each part that may be there or not, each range of repeats and each choice multiplies the ways. */
function boundedWays(bare: string): number {
  const optional = bare.match(/(?<![*+?({|}])\?/g) ?? []
  const ranges = [...bare.matchAll(/\{(\d+),(\d+)\}/g)].map(
    ([, least, most]) => Number(most) - Number(least) + 1,
  )
  const choices = choicesOf(bare).map((pipes) => pipes + 1)
  return [...optional.map(() => 2), ...ranges, ...choices].reduce((ways, more) => ways * more, 1)
}

/** The number of bars in each group, and outside of all. */
function choicesOf(bare: string): number[] {
  const bars = [0]
  const around = [0]
  for (const sign of bare) {
    const here = around.at(-1) ?? 0
    if (sign === '(') around.push(bars.push(0) - 1)
    if (sign === ')' && around.length > 1) around.pop()
    if (sign === '|') bars[here] = (bars[here] ?? 0) + 1
  }
  return bars
}
