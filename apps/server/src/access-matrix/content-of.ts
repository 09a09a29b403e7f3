import sharp from 'sharp'
import type { Sample } from './samples/sample.ts'

/** A picture that meets every rule. */
export const LOGO = await sharp({
  create: { width: 900, height: 90, channels: 3, background: '#c8102e' },
})
  .png()
  .toBuffer()

const BOUNDARY = 'a-boundary'
const URL_ENCODED = 'application/x-www-form-urlencoded'

interface Content {
  headers: Record<string, string>
  payload?: Buffer | string
}

/** What a call carries: a file as a form sends it, JSON, or nothing. */
export function contentOf({ body, file, form }: Pick<Sample, 'body' | 'file' | 'form'>): Content {
  const headers = { 'content-type': 'application/json' }
  if (file) return formOf(file)
  if (form) return { headers: { 'content-type': URL_ENCODED }, payload: form }
  return body === undefined ? { headers } : { headers, payload: JSON.stringify(body) }
}

function formOf({ name, bytes }: NonNullable<Sample['file']>): Content {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  }
}
