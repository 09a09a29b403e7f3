/** As many as one call may name. */
export const MOST_AT_ONCE = 500

/** A long list in parts that a call may name. */
export function inParts<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / MOST_AT_ONCE)
  return Array.from({ length: count }, (_, part) =>
    items.slice(part * MOST_AT_ONCE, (part + 1) * MOST_AT_ONCE),
  )
}
