const MOST_OF_PATTERN = 200
const MOST_UNBOUNDED = 2

/**
 * An author's pattern as a test of the whole value; undefined when it is invalid, or could take for
 * ever. Without repeated groups and back references, and with at most two open repeats, a value of a
 * few hundred characters is tested in no time.
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
  return repeatedGroup.test(bare) || backReference.test(bare) || unbounded.length > MOST_UNBOUNDED
}
