import type { CreativeVariation } from '@marquee/rules/creatives'

/** One more, under an id that none of them has: orders name it by that, whatever it is called later. */
export function newVariation(known: readonly CreativeVariation[]): CreativeVariation {
  const ids = new Set(known.map(({ id }) => id))
  let number = known.length + 1
  while (ids.has(`variation-${number}`)) number += 1
  return { id: `variation-${number}`, name: '', photo: null }
}
