/** Digits and letters that are not mistaken for each other: no I, L, O or U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RANDOM_SIGNS = 15
const GROUP = 4

/** So many random bytes make one code: 75 of their bits are used. */
export const OFFER_CODE_BYTES = 10

/** What the QR code of a proof holds: the same on every proof, and never issued to a recipient. */
export const PREVIEW_CODE = 'PREVIEW'

/** Fifteen random signs and one that checks them. */
export function offerCode(random: Uint8Array): string {
  if (random.length < OFFER_CODE_BYTES) throw new RangeError('Too few random bytes for a code')
  let [signs, bits, held] = ['', 0, 0]
  for (const byte of random.subarray(0, OFFER_CODE_BYTES)) {
    bits = ((bits << 8) | byte) & 0xfff
    for (held += 8; held >= 5; held -= 5) signs += ALPHABET.charAt((bits >> (held - 5)) & 31)
  }
  signs = signs.slice(0, RANDOM_SIGNS)
  return signs + checkSign(signs)
}

/** A code as it was typed or read by a camera; undefined for what cannot be one. */
export function readOfferCode(text: string): string | undefined {
  const signs = text
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (signs.length !== RANDOM_SIGNS + 1) return undefined
  if (![...signs].every((sign) => ALPHABET.includes(sign))) return undefined
  return checkSign(signs.slice(0, -1)) === signs.at(-1) ? signs : undefined
}

/** In groups, as people read it out at the counter. */
export const showOfferCode = (code: string): string =>
  code.length === RANDOM_SIGNS + 1
    ? (code.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-')
    : code

/** Where the QR code of a coupon leads. */
export const offerLink = (publicUrl: string, code: string): string =>
  `${publicUrl.replace(/\/$/, '')}/r/${code}`

/**
 * In the field of 32 elements, each sign counts another power of two: one wrong sign is noticed, and
 * any two that changed places.
 */
function checkSign(signs: string): string {
  const sum = [...signs].reduce((sum, sign) => doubled(sum ^ ALPHABET.indexOf(sign)), 0)
  return ALPHABET[sum] as string
}

const doubled = (value: number) => (value & 16 ? (value << 1) ^ 0b100101 : value << 1)
