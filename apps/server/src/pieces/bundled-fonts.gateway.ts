import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { FONTS, type FontName } from '@marquee/rules/fonts'
// @ts-expect-error It comes without types; what is used of it is named below.
import * as fontkit from 'fontkit'
import { PieceFault } from './piece-fault.painter.ts'

export interface Glyph {
  id: number
  codePoints: number[]
  advanceWidth: number
  path: { toSVG(): string; scale(x: number, y: number): Glyph['path'] }
}

export interface OpenFont {
  postscriptName: string
  unitsPerEm: number
  capHeight: number
  ascent: number
  descent: number
  italicAngle: number
  bbox: { minX: number; minY: number; maxX: number; maxY: number }
  characterSet: number[]
  hasGlyphForCodePoint(codePoint: number): boolean
  glyphForCodePoint(codePoint: number): Glyph
  layout(
    text: string,
    features?: Readonly<Record<string, boolean>>,
    script?: string,
    language?: string,
    direction?: 'ltr' | 'rtl',
  ): { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number; yOffset: number }[] }
  createSubset(): { includeGlyph(glyph: number): number; encode(): Uint8Array }
}

const { resolve } = createRequire(import.meta.url)
const opened = new Map<FontName, readonly OpenFont[]>()

/** The files of a font, opened once for as long as the program runs. */
export function openFont(name: FontName): readonly OpenFont[] {
  const cached = opened.get(name) ?? FONTS[name].subsets.map((subset) => openSubset(name, subset))
  opened.set(name, cached)
  return cached
}

export function openSubset(name: FontName, subset: string): OpenFont {
  const font = FONTS[name]
  const file = `${font.package}-${subset}-${font.weight}-normal.woff`
  try {
    const bytes = readFileSync(resolve(`@fontsource/${font.package}/files/${file}`))
    return (fontkit as { create(bytes: Buffer): OpenFont }).create(unpacked(bytes))
  } catch (cause) {
    throw new PieceFault('piece.no-font', { file }, cause)
  }
}

const HEAD = 12
const ENTRY = 16

/** A WOFF file as the font that it holds: a table that is unpacked by itself is read more slowly. */
function unpacked(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = 44 + index * 20
    const [start, packed, length] = [4, 8, 12].map((by) => woff.readUInt32BE(at + by)) as [
      ...[number, number, number],
    ]
    const bytes = woff.subarray(start, start + packed)
    const data = packed < length ? inflateSync(bytes) : bytes
    return { tag: woff.subarray(at, at + 4), checksum: woff.subarray(at + 16, at + 20), data }
  })
  const head = Buffer.alloc(HEAD + ENTRY * tables.length)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(tables.length, 4)
  let place = head.length
  const bodies = tables.map(({ tag, checksum, data }, index) => {
    const at = HEAD + ENTRY * index
    tag.copy(head, at)
    checksum.copy(head, at + 4)
    head.writeUInt32BE(place, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    const body = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
    place += body.length
    return body
  })
  return Buffer.concat([head, ...bodies])
}
