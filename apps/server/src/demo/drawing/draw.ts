import { createHash } from 'node:crypto'
import sharp from 'sharp'

export interface Drawn {
  hash: string
  contentType: string
  width: number
  height: number
  content: Buffer
  thumbnail: Buffer
}

/** A drawing as a stored picture: flat colours, so that a few of them are enough. */
export async function draw(svg: string): Promise<Drawn> {
  const { data: content, info } = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 32 })
    .toBuffer({ resolveWithObject: true })
  const thumbnail = await sharp(content).resize({ width: 480 }).webp({ quality: 80 }).toBuffer()
  const { width, height } = info
  const hash = createHash('sha256').update(content).digest('hex')
  return { hash, contentType: 'image/png', width, height, content, thumbnail }
}
