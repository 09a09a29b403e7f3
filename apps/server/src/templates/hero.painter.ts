import { createHash } from 'node:crypto'
import { fieldsOnPiece, type CreativeTemplate } from '@marquee/rules/creatives'
import { DESIGNS, designOf, sampleContent, type PieceCoupon } from '@marquee/rules/pieces'
import sharp from 'sharp'
import { drawPage } from '../pieces/index.ts'

export interface Hero {
  hash: string
  contentType: string
  width: number
  height: number
  content: Buffer
  thumbnail: Buffer
}

interface Shown {
  hierarchyId: string
  creative: CreativeTemplate
  coupons: readonly PieceCoupon[]
}

const WIDTH = 720
const THUMBNAIL = 360

/** The front of a template's first piece, as a sample dealer would mail it. */
export async function drawHero(
  { hierarchyId, creative, coupons }: Shown,
  stored: ReadonlyMap<string, Buffer>,
): Promise<Hero> {
  const design = designOf(creative.design) ?? (DESIGNS[0] as (typeof DESIGNS)[number])
  const counts = design.coupons.filter((count) => count <= coupons.length)
  const photo = creative.photo !== null && stored.has(creative.photo) ? creative.photo : null
  const sample = sampleContent(hierarchyId, counts.at(-1) ?? design.coupons[0] ?? 0, photo)
  const [front] = design.lay({
    ...sample,
    // Only a metro mailer bears it, where it is chosen.
    hasExpressService: false,
    texts: creative.texts,
    ...fieldsOnPiece(creative.fields, {}),
    ...(counts.length > 0 ? { coupons: coupons.slice(0, counts.at(-1)) } : {}),
  })
  const content = await drawPage(front as NonNullable<typeof front>, WIDTH, stored)
  const { width, height } = await sharp(content).metadata()
  const thumbnail = await sharp(content)
    .resize({ width: THUMBNAIL })
    .webp({ quality: 80 })
    .toBuffer()
  const hash = createHash('sha256').update(content).digest('hex')
  return { hash, contentType: 'image/webp', width, height, content, thumbnail }
}
