import { photoOfLook } from '@marquee/rules/creatives'
import type { ShownCreative } from './answers.ts'

interface Look {
  id: string
  name: string
  photo: string | null
  photoUrl: string | null
  thumbnailUrl: string | null
}

/** A creative in one of its looks; in its own where that one is gone. */
export function inLook<Creative extends ShownCreative & { variations: readonly Look[] }>(
  creative: Creative,
  chosen: string | null,
): Creative {
  const look = creative.variations.find(({ id }) => id === chosen)
  if (!look) return creative
  const { photoUrl, thumbnailUrl } = look
  return { ...creative, photo: photoOfLook(creative, chosen), photoUrl, thumbnailUrl }
}
