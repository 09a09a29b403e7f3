import { createHash } from 'node:crypto'
import type { Page, PictureMark } from '@marquee/rules/pieces'
import sharp from 'sharp'
import { PieceFault } from './piece-fault.painter.ts'
import { printProfileFile } from './print-profile.gateway.ts'

/** The stored bytes of pictures, by hash. */
export type StoredPictures = ReadonlyMap<string, Buffer>

/** A picture cut to its place, in the inks of the press. */
export type PrintPictures = ReadonlyMap<PictureMark, Buffer>

const DOTS_PER_POINT = 300 / 72
const MOST_CACHED = 48
const cached = new Map<string, Promise<Buffer>>()

export const picturesOf = (pages: readonly Page[]): PictureMark[] =>
  pages.flatMap(({ marks }) => marks.filter((mark) => mark.kind === 'picture'))

/** The pictures of a piece as they are printed. A thousand pieces share them: they are made once. */
export async function printPictures(
  pages: readonly Page[],
  stored: StoredPictures,
): Promise<PrintPictures> {
  const entries = picturesOf(pages).map(async (mark) => {
    const bytes = stored.get(mark.picture)
    if (!bytes) throw new PieceFault('piece.no-picture', { picture: mark.picture })
    return [mark, await printPicture(mark, bytes)] as const
  })
  return new Map(await Promise.all(entries))
}

function printPicture(mark: PictureMark, bytes: Buffer): Promise<Buffer> {
  const { width, height, fit } = mark
  const dots = [width, height].map((points) => Math.max(1, Math.round(points * DOTS_PER_POINT)))
  const [wide, high] = dots as [number, number]
  const key = [createHash('sha256').update(bytes).digest('hex'), wide, high, fit].join(' ')
  const known = cached.get(key) ?? drawn(bytes, wide, high, mark)
  cached.delete(key)
  cached.set(key, known)
  const [oldest] = cached.keys()
  if (cached.size > MOST_CACHED && oldest !== undefined) cached.delete(oldest)
  return known
}

async function drawn(bytes: Buffer, width: number, height: number, { picture, fit }: PictureMark) {
  try {
    return await sharp(bytes)
      .flatten({ background: '#ffffff' })
      .resize({ width, height, fit, background: '#ffffff' })
      .toColourspace('cmyk')
      .withIccProfile(printProfileFile(), { attach: false })
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer()
  } catch (cause) {
    throw new PieceFault('piece.no-picture', { picture }, cause)
  }
}
