export interface PictureExtent {
  kind: 'png' | 'jpeg'
  /** Where the picture ends; undefined where it is cut off. */
  end: number | undefined
}

/** Which kind of picture the bytes begin with, and where it ends; undefined for anything else. */
export function pictureExtent(bytes: Uint8Array): PictureExtent | undefined {
  if (startsWith(bytes, PNG)) return { kind: 'png', end: endOfPng(bytes) }
  if (startsWith(bytes, JPEG)) return { kind: 'jpeg', end: endOfJpeg(bytes) }
  return undefined
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]

const startsWith = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, at) => bytes[at] === byte)

/** Chunks follow each other, each with its length in front, up to IEND. */
function endOfPng(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = PNG.length
  while (at + 12 <= bytes.length) {
    const isLast = view.getUint32(at + 4) === IEND
    at += 12 + view.getUint32(at)
    if (isLast) return at <= bytes.length ? at : undefined
  }
  return undefined
}

const IEND = 0x49_45_4e_44

/** Segments have a length; the scans between them end at a marker that is neither escape nor restart. */
function endOfJpeg(bytes: Uint8Array): number | undefined {
  let at = 2
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] as number
    if (marker === END_OF_IMAGE) return at + 2
    if (marker === 0xff) at += 1
    else if (isBare(marker)) at += 2
    else at += 2 + lengthAt(bytes, at + 2)
    if (marker === START_OF_SCAN) at = endOfScan(bytes, at)
  }
  return undefined
}

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** Markers without a length: restarts, and TEM. */
const isBare = (marker: number) => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01

const lengthAt = (bytes: Uint8Array, at: number) =>
  Math.max(2, ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0))

function endOfScan(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length) {
    const next = bytes[at + 1] as number
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !isBare(next)) return at
    at += 1
  }
  return at
}
