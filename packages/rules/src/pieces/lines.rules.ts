import { oneLine, signsOf, textWidth, type Face } from '../fonts/index.ts'

export interface Type {
  face: Face
  size: number
  tracking?: number
}

export interface Fitted {
  size: number
  lines: readonly string[]
  /** The text was too long even at the smallest size, and ends in an ellipsis. */
  isCut: boolean
}

export interface FitRoom {
  face: Face
  width: number
  /** At most so many lines. */
  lines: number
  /** The size one would like, and the smallest one may take. */
  size: number
  smallest: number
  tracking?: number
  /** Instead of a number of lines: what they may take up, at this share of the size each. */
  height?: number
  leading?: number
  /** Of a heading: its lines are about as long as each other. */
  isEven?: boolean
}

/** A text as its paragraphs. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(oneLine)
    .filter((line) => line !== '')

interface Word {
  text: string
  /** At size 1, and how many letters take tracking. */
  width: number
  letters: number
}

const wordsOf = (text: string, face: Face): Word[] =>
  oneLine(text)
    .split(' ')
    .map((text) => ({ text, width: textWidth(text, face, 1), letters: [...text].length }))

/**
 * Breaks at spaces; a word that is wider than the line breaks where it must. Stops at one line more than
 * there may be.
 */
function wrapWords(words: readonly Word[], type: Type, width: number, most: number): string[] {
  const tracking = type.tracking ?? 0
  const space = textWidth(' ', type.face, type.size, tracking)
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const word of words) {
    const wide = word.width * type.size + word.letters * tracking
    if (line !== '' && used + space + wide <= width + NEARLY) {
      ;[line, used] = [`${line} ${word.text}`, used + space + wide]
      continue
    }
    if (line !== '') lines.push(line)
    if (lines.length > most) return lines
    const pieces = wide <= width + NEARLY ? [word.text] : broken(word.text, type, width, most)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
    used = pieces.length === 1 ? wide : textWidth(line, type.face, type.size, tracking)
  }
  return line === '' ? lines : [...lines, line]
}

const NEARLY = 0.01

const fits = (text: string, { face, size, tracking }: Type, width: number) =>
  textWidth(text, face, size, tracking) <= width + NEARLY

/** Between letters, never within a sign that is made of several. */
function broken(word: string, type: Type, width: number, most: number): string[] {
  const pieces: string[] = []
  let piece = ''
  let used = 0
  for (const sign of signsOf(word)) {
    const wide = textWidth(sign, type.face, type.size, type.tracking)
    if (piece === '' || used + wide <= width + NEARLY) {
      ;[piece, used] = [piece + sign, used + wide]
      continue
    }
    pieces.push(piece)
    if (pieces.length > most) return pieces
    ;[piece, used] = [sign, wide]
  }
  return [...pieces, piece]
}

/** Smaller first, and only then cut: at its smallest size the last line ends in an ellipsis. */
export function fit(text: string, room: FitRoom): Fitted {
  const words = wordsOf(text, room.face)
  let size = Math.min(...words.map((word) => sizeForWord(word, room)))
  while (size > room.smallest) {
    const lines = wrapWords(words, { ...room, size }, room.width, mostLines(room, size))
    if (lines.length <= mostLines(room, size)) {
      return {
        size,
        lines: room.isEven ? even(words, { ...room, size }, lines) : lines,
        isCut: false,
      }
    }
    size *= 0.96
  }
  return cutAt(room.smallest, words, room)
}

/** As many lines, and about as long as each other: no word is left alone in the last. */
function even(words: readonly Word[], room: FitRoom, lines: readonly string[]): readonly string[] {
  const longest = Math.max(
    ...words.map(({ width, letters }) => width * room.size + letters * (room.tracking ?? 0)),
  )
  let best = lines
  let narrow = longest
  let wide = room.width
  for (let step = 0; step < 7 && narrow < wide; step += 1) {
    const width = (narrow + wide) / 2
    const tried = wrapWords(words, room, width, lines.length)
    const isGood = tried.length === lines.length && tried.every((line) => fits(line, room, width))
    if (isGood) [best, wide] = [tried, width]
    else narrow = width
  }
  return best
}

/** No word is broken for the sake of a larger size. */
const sizeForWord = ({ width, letters }: Word, { size, tracking = 0, width: room }: FitRoom) =>
  Math.min(size, room / Math.max(width + (tracking / size) * letters, 0.001))

const mostLines = ({ lines, height, leading = 1.2 }: FitRoom, size: number) =>
  height === undefined
    ? lines
    : Math.min(lines, Math.max(1, Math.floor((height / size - 1) / leading + 1)))

function cutAt(size: number, words: readonly Word[], room: FitRoom): Fitted {
  const most = mostLines(room, size)
  const type = { ...room, size }
  const lines = wrapWords(words, type, room.width, most)
  if (lines.length <= most) return { size, lines, isCut: false }
  const last = shortened(lines[most - 1] ?? '', type, room.width)
  return { size, lines: [...lines.slice(0, most - 1), last], isCut: true }
}

function shortened(line: string, type: Type, width: number): string {
  const letters = [...line]
  while (letters.length > 0 && !fits(`${letters.join('')}…`, type, width)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
