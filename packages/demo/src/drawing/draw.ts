import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'

export interface Drawn {
  hash: string
  contentType: string
  width: number
  height: number
  content: Buffer
  thumbnail: Buffer
}

/**
 * A drawing as a stored picture: flat colours, so that a few of them are enough, and are found with little
 * effort; more of it takes twice as long and makes no picture smaller.
 */
export function draw(svg: string): Promise<Drawn> {
  return stored(sharp(Buffer.from(svg)).png({ palette: true, colours: 32, effort: 1 }), 'image/png')
}

/** A drawing with light and depth, in place of a photo. */
export function drawPhoto(svg: string): Promise<Drawn> {
  return stored(sharp(Buffer.from(svg)).flatten().jpeg({ quality: 86 }), 'image/jpeg')
}

async function stored(picture: Sharp, contentType: string): Promise<Drawn> {
  const { data: content, info } = await picture.toBuffer({ resolveWithObject: true })
  const thumbnail = await sharp(content).resize({ width: 480 }).webp({ quality: 80 }).toBuffer()
  const { width, height } = info
  const hash = createHash('sha256').update(content).digest('hex')
  return { hash, contentType, width, height, content, thumbnail }
}
