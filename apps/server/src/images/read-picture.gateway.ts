import { isLargeEnough, MOST_IMAGE_PIXELS, type PictureKind } from '@marquee/rules/images'
import { accept, refuse, type Result } from '@marquee/rules/result'
import sharp, { type Sharp } from 'sharp'

export interface Picture {
  contentType: string
  width: number
  height: number
  content: Buffer
  thumbnail: Buffer
}

type Refusal =
  | 'image.broken'
  | 'image.holds-more'
  | 'image.too-narrow'
  | 'image.too-many-pixels'
  | 'image.busy'

// One picture at a time, without a cache between them: what is at rest stays small.
sharp.concurrency(1)
sharp.cache(false)

const THUMBNAIL_WIDTH = 480
/** Far more than any real one; a packed one may swell to fifty, and be copied again and again. */
const MOST_PROFILE_BYTES = 4_194_304
/** Each holds up to 160 MB while it is decoded, so few may wait and only one is worked on. */
const MOST_WAITING = 3

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Decodes a picture and encodes it again: what is stored is a picture and nothing else, upright,
 * without the camera's and the place's data.
 */
export async function readPicture(
  kind: PictureKind,
  bytes: Uint8Array,
): Promise<Result<Picture, Refusal>> {
  if (waiting >= MOST_WAITING) return refuse('image.busy')
  waiting += 1
  const turn = last.then(() => decode(kind, bytes))
  last = turn.catch(() => {})
  return turn.finally(() => (waiting -= 1))
}

async function decode(kind: PictureKind, bytes: Uint8Array): Promise<Result<Picture, Refusal>> {
  const options = { failOn: 'warning', sequentialRead: true, limitInputPixels: false } as const
  try {
    const { autoOrient, icc } = await sharp(bytes, options).metadata()
    // Checked before anything is decoded: until then a decompression bomb is small.
    const allowed = isLargeEnough(autoOrient.width, autoOrient.height)
    if (!allowed.ok) return allowed
    if ((icc?.length ?? 0) > MOST_PROFILE_BYTES) return refuse('image.holds-more')
    const upright = sharp(bytes, { ...options, limitInputPixels: MOST_IMAGE_PIXELS })
      .timeout({ seconds: 10 })
      .autoOrient()
      .toColourspace('srgb')
    const { data: content, info } = await encode(upright, kind).toBuffer({
      resolveWithObject: true,
    })
    const thumbnail = await sharp(content)
      .resize({ width: THUMBNAIL_WIDTH, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    const { width, height } = info
    return accept({ contentType: `image/${kind}`, width, height, content, thumbnail })
  } catch {
    // The decoder reads only the picture, so that every error is a fault of the picture.
    return refuse('image.broken')
  }
}

function encode(picture: Sharp, kind: PictureKind): Sharp {
  if (kind === 'png') return picture.png({ compressionLevel: 8 })
  // The best coding would hold the whole picture in memory twice over, to save a few percent.
  return picture.jpeg({ quality: 90, optimiseCoding: false })
}
