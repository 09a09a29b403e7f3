import { paintSvg, type Page } from '@marquee/rules/pieces'
import sharp from 'sharp'
import { outlineText } from './outline-text.painter.ts'
import { PieceFault } from './piece-fault.painter.ts'
import { picturesOf, type StoredPictures } from './print-pictures.painter.ts'

/** What a page is drawn from, with the names of its pictures: where it is equal, so is the picture. */
export const drawingOf = (page: Page): string => paintSvg(page, (picture) => picture, outlineText)

/** A page as a picture of so many pixels across, for heroes and thumbnails. */
export async function drawPage(
  page: Page,
  width: number,
  stored: StoredPictures,
  format: 'webp' | 'png' = 'webp',
): Promise<Buffer> {
  const scale = width / page.width
  const addresses = new Map<string, string>()
  for (const { picture, ...place } of picturesOf([page])) {
    const bytes = stored.get(picture)
    if (!bytes) throw new PieceFault('piece.no-picture', { picture })
    const most = Math.ceil(Math.max(place.width, place.height) * scale * 1.5)
    const small = await sharp(bytes)
      .resize({ width: most, height: most, fit: 'outside', withoutEnlargement: true })
      .png()
      .toBuffer()
    addresses.set(picture, `data:image/png;base64,${small.toString('base64')}`)
  }
  const svg = paintSvg(page, (picture) => addresses.get(picture), outlineText)
  const drawn = sharp(Buffer.from(svg), { density: 72 * scale }).resize({ width })
  return (format === 'png' ? drawn.png() : drawn.webp({ quality: 86 })).toBuffer()
}
