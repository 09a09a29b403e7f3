import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs the cookies of the built-in provider, whose library would take SHA-1. */
export function cookieSigner(key: string) {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const verify = (text: string, signature: string) => {
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(text))]
    return given.length === right.length && timingSafeEqual(given, right)
  }
  return {
    sign,
    verify,
    /** By which of the keys it was signed: there is one. */
    index: (text: string, signature: string) => (verify(text, signature) ? 0 : -1),
  }
}
