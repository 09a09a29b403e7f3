import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs addresses of files, so that a browser can show them without a token for a few minutes. */
export interface Links {
  /** The address with a signature that ends within five minutes, or so many milliseconds. */
  sign: (address: string, now: number, lasts?: number) => string
  /** Was this address signed here, and does it still last? */
  isSigned: (address: string, signed: Signed, now: number) => boolean
}

interface Signed {
  expires?: string | undefined
  signature?: string | undefined
}

const LASTS = 300_000
/** Addresses of one minute are alike, so that a browser shows a picture again without asking. */
const STEP = 60_000

export function linksBy(secret: string): Links {
  const signatureOf = (address: string, expires: string) =>
    createHmac('sha256', secret).update(`${address} ${expires}`).digest('base64url')
  return {
    sign(address, now, lasts = LASTS) {
      const expires = String((now - (now % STEP) + lasts) / 1_000)
      const mark = address.includes('?') ? '&' : '?'
      return `${address}${mark}expires=${expires}&signature=${signatureOf(address, expires)}`
    },
    isSigned(address, { expires = '', signature = '' }, now) {
      if (!/^\d+$/.test(expires) || Number(expires) * 1_000 < now) return false
      const given = Buffer.from(signature)
      const right = Buffer.from(signatureOf(address, expires))
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
