/** What a platform decodes letters by: its TextDecoder. */
export type Decoders = new (
  label: 'utf-8' | 'utf-16le' | 'utf-16be',
  options: { fatal: boolean; ignoreBOM: boolean },
) => { decode: (bytes: Uint8Array, options: { stream: boolean }) => string }

/** Reads the bytes of a file, piece by piece; undefined where they are no text that an office writes. */
export type TextReader = (bytes: Uint8Array, isLast: boolean) => string | undefined

/**
 * Text as spreadsheets save it: UTF-8, UTF-16 with its mark, or the Windows encoding of Western letters
 * (1252), which says nowhere that it is it: it is what cannot be UTF-8.
 */
export function textReader(decoders: Decoders): TextReader {
  let read: TextReader | undefined
  let tidy: (text: string) => string = (text) => text
  return (bytes, isLast) => {
    if (!read) {
      read = readerFor(bytes, decoders)
      const first = read(bytes, isLast)
      tidy = first !== undefined && isOfOldMac(first) ? withLineEnds : tidy
      return first && tidy(withoutSeparatorLine(first.startsWith(MARK) ? first.slice(1) : first))
    }
    const text = read(bytes, isLast)
    return text && tidy(text)
  }
}

/** All bytes of a file at once. */
export const readText = (decoders: Decoders, bytes: Uint8Array): string | undefined =>
  textReader(decoders)(bytes, true)

const MARK = '\uFEFF'

/** A spreadsheet may say in a line of its own by what cells are separated; that line stays, but blank. */
const withoutSeparatorLine = (text: string) => text.replace(/^"?sep=.?"?(?=\r?\n)/i, '')

const isOfOldMac = (text: string) => text.includes('\r') && !text.includes('\n')
const withLineEnds = (text: string) => text.replaceAll('\r', '\n')

function readerFor([first, second]: Uint8Array, decoders: Decoders): TextReader {
  if (first === 0xff && second === 0xfe) return wide(decoders, 'utf-16le')
  if (first === 0xfe && second === 0xff) return wide(decoders, 'utf-16be')
  return narrow(decoders)
}

function wide(decoders: Decoders, label: 'utf-16le' | 'utf-16be'): TextReader {
  const decoder = new decoders(label, { fatal: true, ignoreBOM: true })
  return (bytes, isLast) => orUndefined(() => decoder.decode(bytes, { stream: !isLast }))
}

function orUndefined(decode: () => string): string | undefined {
  try {
    return decode()
  } catch {
    return undefined
  }
}

/** UTF-8 until a byte says otherwise; all before it is the same in both encodings, or it is neither. */
function narrow(decoders: Decoders): TextReader {
  const utf8 = new decoders('utf-8', { fatal: true, ignoreBOM: true })
  let cut: Uint8Array = new Uint8Array()
  let isWestern = false
  let hasLetters = false
  return (piece, isLast) => {
    const bytes = joined(cut, piece)
    if (isWestern) return westernText(bytes)
    const whole = isLast ? bytes.length : bytes.length - cutLetter(bytes)
    cut = bytes.slice(whole)
    const text = orUndefined(() => utf8.decode(bytes.subarray(0, whole), { stream: false }))
    if (text !== undefined) {
      hasLetters ||= NOT_PLAIN.test(text)
      return text
    }
    if (hasLetters || isMostlyUtf8(decoders, bytes.subarray(0, whole))) return undefined
    isWestern = true
    cut = new Uint8Array()
    return westernText(bytes)
  }
}

const NOT_PLAIN = /[\u0080-\uFEFE\uFF00-\uFFFF]/

/** UTF-8 of which a few bytes are damaged, by which its other letters must not be taken for others. */
function isMostlyUtf8(decoders: Decoders, bytes: Uint8Array): boolean {
  const text = new decoders('utf-8', { fatal: false, ignoreBOM: true }).decode(bytes, {
    stream: false,
  })
  const damaged = text.split('\uFFFD').length - 1
  const letters = (text.match(/[\u0080-\uFFFC]/g) ?? []).length
  return letters > damaged
}

function joined(before: Uint8Array, piece: Uint8Array): Uint8Array {
  if (before.length === 0) return piece
  const bytes = new Uint8Array(before.length + piece.length)
  bytes.set(before)
  bytes.set(piece, before.length)
  return bytes
}

/** How many bytes at the end are the beginning of a letter that goes on in the next piece. */
function cutLetter(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] as number
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return back < lengthOfLetter(byte) ? back : 0
  }
  return 0
}

const lengthOfLetter = (first: number) => (first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2)

/** What the bytes from 80 to 9F stand for; five stand for nothing, and are refused with their line. */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'
const AT_ONCE = 8_192

function westernText(bytes: Uint8Array): string {
  let text = ''
  for (let from = 0; from < bytes.length; from += AT_ONCE) {
    text += String.fromCharCode(...bytes.subarray(from, from + AT_ONCE))
  }
  return text.replaceAll(/[\u0080-\u009F]/g, (letter) => WESTERN[letter.charCodeAt(0) - 0x80] ?? '')
}
