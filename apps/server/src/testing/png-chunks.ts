import { crc32, deflateSync } from 'node:zlib'

/** Signature and header; what follows them are chunks in almost any order. */
const HEAD_BYTES = 33

/** A picture that carries more than its pixels. */
export function withChunks(png: Buffer, ...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, HEAD_BYTES), ...chunks, png.subarray(HEAD_BYTES)])
}

/** A text of so many zeros, a thousandth of that as it is sent. */
export const swellingText = (megabytes: number): Buffer =>
  chunk('zTXt', 'Comment\0\0', deflateSync(Buffer.alloc(inBytes(megabytes)), BEST))

/** A colour profile of so many zeros behind a beginning that is right. */
export function swellingProfile(profile: Buffer, megabytes: number): Buffer {
  const swollen = Buffer.alloc(profile.length + inBytes(megabytes))
  profile.copy(swollen)
  swollen.writeUInt32BE(swollen.length, 0)
  return chunk('iCCP', 'profile\0\0', deflateSync(swollen, BEST))
}

const BEST = { level: 9 }
const inBytes = (megabytes: number) => megabytes * 1_048_576

function chunk(type: string, keyword: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type + keyword, 'latin1'), data])
  const whole = Buffer.alloc(content.length + 8)
  whole.writeUInt32BE(content.length - type.length, 0)
  content.copy(whole, 4)
  whole.writeUInt32BE(crc32(content), content.length + 4)
  return whole
}
