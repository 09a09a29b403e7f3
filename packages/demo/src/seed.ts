/** The one seed of the demo; another gives other names and flags, on the same tree. */
const DEMO_SEED = 20260

/**
 * A fixed number in [0, 1) for each label. It depends on nothing but seed and label, so one more
 * dealer changes no other's.
 */
export function share(label: string): number {
  let hash = 0x811c9dc5 ^ DEMO_SEED
  for (const character of label) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  // FNV alone leaves neighbouring labels alike; two more rounds spread them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

export function pick<Item>(items: readonly Item[], label: string): Item {
  return items[Math.floor(share(label) * items.length)] as Item
}
