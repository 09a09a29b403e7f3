import { fontsOf, type Face, type FontName } from './faces.rules.ts'
import { TYPE_METRICS } from './type-metrics.generated.ts'

/** A part of a line that one font knows all letters of. */
export interface Run {
  /** Null: letters that no bundled font knows. */
  font: FontName | null
  text: string
  /** In thousandths of the size. */
  width: number
}

/** How wide a letter is taken to be that no font knows: about an m. */
const UNKNOWN = 800
const JOINER = '\u200D'
/** No letter before this changes another, but for the soft hyphen, which no line here ends in. */
const MARKS = 0x300
/** Marks on the letter before, and signs without width. */
const CHANGES = /^[\p{Mn}\p{Cf}]$/u
const isSkin = (codePoint: number) => codePoint >= 0x1f3fb && codePoint <= 0x1f3ff
const isFlag = (codePoint: number) => codePoint >= 0x1f1e6 && codePoint <= 0x1f1ff

const opened = new Map<FontName, ReadonlyMap<number, number>>()

function advancesOf(font: FontName): ReadonlyMap<number, number> {
  const cached = opened.get(font) ?? readWidths(TYPE_METRICS[font].widths)
  opened.set(font, cached)
  return cached
}

function readWidths(compact: string): ReadonlyMap<number, number> {
  const widths = new Map<number, number>()
  for (const row of compact.split(';')) {
    const [start = '', list = ''] = row.split(':')
    let codePoint = parseInt(start, 36)
    for (const entry of list.split(' ')) {
      const [width = '', times = '1'] = entry.split('*')
      for (let left = parseInt(times, 36); left > 0; left -= 1) {
        widths.set(codePoint, parseInt(width, 36))
        codePoint += 1
      }
    }
  }
  return widths
}

/** How high capitals stand above the baseline. */
export const capHeight = (face: Face, size: number): number =>
  (TYPE_METRICS[fontsOf(face)[0] as FontName].capHeight * size) / 1000

/** The signs of a text: letters, each with what only changes or follows it. */
export function signsOf(text: string): string[] {
  const signs: string[] = []
  let flags = 0
  for (const letter of text) {
    const codePoint = letter.codePointAt(0) as number
    const last = signs.at(-1)
    flags = isFlag(codePoint) ? flags + 1 : 0
    const isPart =
      (codePoint >= MARKS && CHANGES.test(letter)) ||
      isSkin(codePoint) ||
      isJoined(last) ||
      (flags > 0 && flags % 2 === 0)
    if (isPart && last !== undefined) signs.splice(-1, 1, last + letter)
    else signs.push(letter)
  }
  return signs
}

const isJoined = (sign: string | undefined) =>
  sign !== undefined && sign.endsWith(JOINER) && isEmoji(sign.codePointAt(0) as number)
const isEmoji = (codePoint: number) => advancesOf('emoji').has(codePoint)

/** The parts of a line, each with the first font of the face that knows its letters. */
export function runsOf(text: string, face: Face): Run[] {
  const fonts = fontsOf(face)
  const runs: Run[] = []
  for (const sign of signsOf(text)) {
    const codePoint = sign.codePointAt(0) as number
    const font = fontFor(codePoint, fonts)
    const width = widthOfSign(sign, font)
    const last = runs.at(-1)
    if (last?.font === font) {
      runs.splice(-1, 1, { font, text: last.text + sign, width: last.width + width })
    } else runs.push({ font, text: sign, width })
  }
  return runs
}

/** Marks above and below stand on their letter; an emoji of several is one. */
const widthOfSign = (sign: string, font: FontName | null) =>
  widthIn(font, sign.codePointAt(0) as number)

function fontFor(codePoint: number, fonts: readonly FontName[]): FontName | null {
  return fonts.find((font) => advancesOf(font).has(codePoint)) ?? null
}

const widthIn = (font: FontName | null, codePoint: number) =>
  font ? (advancesOf(font).get(codePoint) ?? UNKNOWN) : UNKNOWN

export function textWidth(text: string, face: Face, size: number, tracking = 0): number {
  const [own] = fontsOf(face)
  const widths = advancesOf(own as FontName)
  let sum = 0
  for (const letter of text) {
    const width = widths.get(letter.codePointAt(0) as number)
    // Rare: only a text with other letters needs to know its runs.
    if (width === undefined) return widthOfRuns(text, face, size, tracking)
    sum += width
  }
  return (sum * size) / 1000 + tracking * text.length
}

function widthOfRuns(text: string, face: Face, size: number, tracking: number): number {
  const width = runsOf(text, face).reduce((sum, run) => sum + run.width, 0)
  return (width * size) / 1000 + tracking * [...text].length
}

/** The letters that no bundled font can show, each once. */
export function unknownLetters(text: string, face: Face): string[] {
  const unknown = runsOf(text, face).filter(({ font }) => font === null)
  return [...new Set(unknown.flatMap(({ text }) => [...text]))]
}
