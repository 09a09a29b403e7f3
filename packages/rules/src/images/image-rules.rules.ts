import { accept, refuse, type Result } from '../result/index.ts'
import { pictureExtent } from './picture-bytes.rules.ts'

export const MOST_IMAGE_BYTES = 5_242_880
export const LEAST_IMAGE_WIDTH = 900
export const MOST_IMAGE_PIXELS = 40_000_000

/** Printed at 300 pixels an inch, as the text for people says. */
export const LEAST_IMAGE_INCHES = LEAST_IMAGE_WIDTH / 300

export type PictureKind = 'png' | 'jpeg'

const EXTENSIONS: Readonly<Record<PictureKind, readonly string[]>> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
}

export type FileRefusal =
  | 'image.too-large'
  | 'image.wrong-format'
  | 'image.broken'
  | 'image.holds-more'

/** What a file's name and size show before it is read: checked by the browser, and again by the server. */
export function mayBePicture(
  name: string,
  size: number,
): Result<true, 'image.too-large' | 'image.wrong-format'> {
  if (size > MOST_IMAGE_BYTES) return refuse('image.too-large')
  const extension = /\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? ''
  const known = Object.values(EXTENSIONS).some((list) => list.includes(extension))
  return known ? accept(true) : refuse('image.wrong-format')
}

/** What the bytes show: a whole PNG or JPEG, nothing after its end, and a fitting name. */
export function isPicture(name: string, bytes: Uint8Array): Result<PictureKind, FileRefusal> {
  const mayBe = mayBePicture(name, bytes.length)
  if (!mayBe.ok) return mayBe
  const extent = pictureExtent(bytes)
  if (!extent) return refuse('image.wrong-format')
  const extension = name.toLowerCase().split('.').at(-1) ?? ''
  if (!EXTENSIONS[extent.kind].includes(extension)) return refuse('image.wrong-format')
  if (extent.end === undefined) return refuse('image.broken')
  return extent.end === bytes.length ? accept(extent.kind) : refuse('image.holds-more')
}

/** What the decoded picture shows. */
export function isLargeEnough(
  width: number,
  height: number,
): Result<true, 'image.too-narrow' | 'image.too-many-pixels'> {
  if (width * height > MOST_IMAGE_PIXELS) return refuse('image.too-many-pixels')
  return width >= LEAST_IMAGE_WIDTH ? accept(true) : refuse('image.too-narrow')
}
