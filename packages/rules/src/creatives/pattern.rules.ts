const MOST_OF_PATTERN = 200
const MOST_UNBOUNDED = 2

/**
 * An author's pattern as a test of the whole value; undefined when it is none, or could take for ever.
 * With no repeated groups, no back references and at most two open repeats, no value of a few
 * hundred characters keeps anybody waiting.
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
