import type { Page } from '@marquee/rules/pieces'
import { imagesStore } from '../images/index.ts'
import { fewAtOnce } from '../platform/few-at-once.ts'
import type { Use } from '../platform/sql/index.ts'
import { drawPage } from './page-picture.painter.ts'
import { PieceFault } from './piece-fault.painter.ts'
import { picturesOf, type StoredPictures } from './print-pictures.painter.ts'

/** Twice as wide as it is shown, for sharp screens. */
const WIDTH = 240
/** A list of fifty at once, and some people beside. */
const inTurn = fewAtOnce({ most: 2, waiting: 200 })

/** What stands on a page, as small as it is stored. */
export async function smallPictures(page: Page, use: Use): Promise<StoredPictures> {
  const pictures = new Map<string, Buffer>()
  for (const { picture } of picturesOf([page])) {
    const found = await use(imagesStore).content(picture, 'thumbnail')
    if (found) pictures.set(picture, found.bytes)
  }
  return pictures
}

/** A page as an address that holds its picture; null where it cannot be drawn, which its own screens explain. */
export async function drawSmall(page: Page, pictures: StoredPictures): Promise<string | null> {
  try {
    const drawn = await inTurn(() => drawPage(page, WIDTH, pictures))
    return drawn.ok ? asAddress(drawn.value) : null
  } catch (error) {
    if (error instanceof PieceFault) return null
    throw error
  }
}

/** A small WebP as an address that holds it. */
export const asAddress = (picture: Buffer): string =>
  `data:image/webp;base64,${picture.toString('base64')}`
