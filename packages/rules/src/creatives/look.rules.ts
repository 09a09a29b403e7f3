import type { CreativeVariation } from './creative.rules.ts'

interface Looks {
  photo: string | null
  variations: readonly CreativeVariation[]
}

/** The photo of one of its looks; the creative's own where none is chosen, or it is gone. */
export function photoOfLook({ photo, variations }: Looks, chosen: string | null): string | null {
  const variation = variations.find(({ id }) => id === chosen)
  return variation ? variation.photo : photo
}
