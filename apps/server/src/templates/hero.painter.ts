import { createHash } from 'node:crypto'
import { fieldsOnPiece, type CreativeTemplate } from '@marquee/rules/creatives'
import {
  DESIGNS,
  designOf,
  sampleContent,
  type Page,
  type PieceCoupon,
} from '@marquee/rules/pieces'
import sharp from 'sharp'
import { drawingOf, drawPage } from '../pieces/index.ts'

export interface Hero {
  hash: string
  contentType: string
  width: number
  height: number
  content: Buffer
  thumbnail: Buffer
}

/** What a hero shows, before it is drawn. */
export interface HeroPage {
  page: Page
  /** Another one where the creative, a coupon or the program draws something else. */
  drawnFrom: string
}

interface Shown {
  hierarchyId: string
  creative: CreativeTemplate
  coupons: readonly PieceCoupon[]
}

const WIDTH = 720
const THUMBNAIL = 360

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex')

/** The front of a template's first piece, as a sample dealer would mail it. */
export function layHero(
  { hierarchyId, creative, coupons }: Shown,
  photos: Pick<ReadonlySet<string>, 'has'>,
): HeroPage {
  const design = designOf(creative.design) ?? (DESIGNS[0] as (typeof DESIGNS)[number])
  const counts = design.coupons.filter((count) => count <= coupons.length)
  const photo = creative.photo !== null && photos.has(creative.photo) ? creative.photo : null
  const sample = sampleContent(hierarchyId, counts.at(-1) ?? design.coupons[0] ?? 0, photo)
  const [front] = design.lay({
    ...sample,
    // Only a metro mailer bears it, where it is chosen.
    hasExpressService: false,
    texts: creative.texts,
    ...fieldsOnPiece(creative.fields, {}),
    ...(counts.length > 0 ? { coupons: coupons.slice(0, counts.at(-1)) } : {}),
  })
  const page = front as NonNullable<typeof front>
  return { page, drawnFrom: hashOf(`${WIDTH} ${THUMBNAIL} ${drawingOf(page)}`) }
}

export async function drawHero(page: Page, stored: ReadonlyMap<string, Buffer>): Promise<Hero> {
  const content = await drawPage(page, WIDTH, stored)
  const { width, height } = await sharp(content).metadata()
  const thumbnail = await sharp(content)
    .resize({ width: THUMBNAIL })
    .webp({ quality: 80 })
    .toBuffer()
  return { hash: hashOf(content), contentType: 'image/webp', width, height, content, thumbnail }
}
