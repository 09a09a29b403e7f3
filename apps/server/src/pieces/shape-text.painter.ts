import { runsOf, type Face, type FontName } from '@marquee/rules/fonts'
import bidiFactory from 'bidi-js'
import { openFont, type Glyph, type OpenFont } from './bundled-fonts.gateway.ts'
import { PieceFault } from './piece-fault.painter.ts'

/** Glyphs of one font, from left to right; measures in units of the size. */
export interface Shaped {
  font: OpenFont
  glyphs: readonly { glyph: Glyph; advance: number; x: number; y: number }[]
  width: number
}

/** Their letters change with their neighbours. */
const SHAPED: readonly FontName[] = ['hebrew', 'arabic', 'emoji']
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFEFC]/
const WITHOUT_WIDTH = /[\p{Cf}\uFE00-\uFE0F]/gu
const bidi = bidiFactory()

/** A line of text, shaped as it is printed, from left to right. */
export function shapeText(text: string, face: Face): Shaped[] {
  if (!RIGHT_TO_LEFT.test(text)) return shapeRuns(text, face, false)
  const embedding = bidi.getEmbeddingLevels(text, 'ltr')
  const parts = partsOf(text, [...embedding.levels])
  return inOrderOfTheEye(parts).flatMap(({ text, level }) => {
    const shaped = shapeRuns(level % 2 === 1 ? mirrored(text) : text, face, level % 2 === 1)
    return level % 2 === 1 ? shaped.toReversed() : shaped
  })
}

interface Part {
  text: string
  level: number
}

function partsOf(text: string, levels: readonly number[]): Part[] {
  const parts: Part[] = []
  for (const [index, letter] of text.split('').entries()) {
    const level = levels[index] ?? 0
    const last = parts.at(-1)
    if (last?.level === level) last.text += letter
    else parts.push({ text: letter, level })
  }
  return parts
}

/** From the deepest level up, each run at that level or deeper is reversed. */
function inOrderOfTheEye(parts: readonly Part[]): readonly Part[] {
  let order = [...parts]
  for (let level = Math.max(...parts.map(({ level }) => level)); level > 0; level -= 1) {
    const turned: Part[] = []
    let row: Part[] = []
    for (const part of order) {
      if (part.level >= level) row.unshift(part)
      else {
        turned.push(...row, part)
        row = []
      }
    }
    order = [...turned, ...row]
  }
  return order
}

const mirrored = (text: string) =>
  [...text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter).join('')

function shapeRuns(text: string, face: Face, isRightToLeft: boolean): Shaped[] {
  return runsOf(text, face).flatMap(({ font, text }) => {
    if (font === null) throw new PieceFault('piece.no-glyph', { letters: [...new Set(text)] })
    return SHAPED.includes(font)
      ? [asShaped(font, text, isRightToLeft)]
      : letterByLetter(font, text, isRightToLeft)
  })
}

function asShaped(name: FontName, text: string, isRightToLeft: boolean): Shaped {
  const [font] = openFont(name) as [OpenFont]
  const direction = isRightToLeft ? 'rtl' : 'ltr'
  const { glyphs, positions } = font.layout(text, { kern: false }, undefined, undefined, direction)
  if (glyphs.some(({ id }) => id === 0)) throw new PieceFault('piece.no-glyph', { letters: [text] })
  const scale = 1 / font.unitsPerEm
  const placed = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    return { glyph, advance: xAdvance * scale, x: xOffset * scale, y: yOffset * scale }
  })
  return { font, glyphs: placed, width: widthOf(placed) }
}

/** As the tables of widths measure it: without kerning. */
function letterByLetter(name: FontName, text: string, isRightToLeft: boolean): Shaped[] {
  const files = openFont(name)
  const shaped: { font: OpenFont; glyphs: Shaped['glyphs'][number][] }[] = []
  const letters = [...text.replace(WITHOUT_WIDTH, '')]
  for (const letter of isRightToLeft ? letters.toReversed() : letters) {
    const codePoint = letter.codePointAt(0) as number
    const font = files.find((file) => file.hasGlyphForCodePoint(codePoint))
    if (!font) throw new PieceFault('piece.no-glyph', { letters: [letter] })
    const glyph = font.glyphForCodePoint(codePoint)
    const placed = { glyph, advance: glyph.advanceWidth / font.unitsPerEm, x: 0, y: 0 }
    const last = shaped.at(-1)
    if (last?.font === font) last.glyphs.push(placed)
    else shaped.push({ font, glyphs: [placed] })
  }
  return shaped.map((one) => ({ ...one, width: widthOf(one.glyphs) }))
}

const widthOf = (glyphs: Shaped['glyphs']) => glyphs.reduce((sum, { advance }) => sum + advance, 0)

/** Where the first glyph of a line begins, so that the line stands where its mark says. */
export function lineStart(
  mark: { x: number; size: number; anchor: 'start' | 'middle' | 'end'; tracking?: number },
  shaped: readonly Shaped[],
): number {
  const letters = shaped.reduce((sum, { glyphs }) => sum + glyphs.length, 0)
  const width = shaped.reduce((sum, one) => sum + one.width, 0) * mark.size
  const whole = width + letters * (mark.tracking ?? 0)
  return mark.x - whole * { start: 0, middle: 0.5, end: 1 }[mark.anchor]
}
