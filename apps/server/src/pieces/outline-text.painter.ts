import type { SvgElement, TextMark } from '@marquee/rules/pieces'
import type { Glyph, OpenFont } from './bundled-fonts.gateway.ts'
import { lineStart, shapeText } from './shape-text.painter.ts'

const outlines = new WeakMap<OpenFont, Map<number, string>>()

function outlineOf(font: OpenFont, glyph: Glyph): string {
  const cached = outlines.get(font) ?? new Map<number, string>()
  outlines.set(font, cached)
  const data = cached.get(glyph.id) ?? glyph.path.toSVG()
  cached.set(glyph.id, data)
  return data
}

/** A line of text as the outlines of its glyphs, so that no font has to be installed. */
export function outlineText(mark: TextMark): SvgElement[] {
  const shaped = shapeText(mark.text, mark.face)
  let x = lineStart(mark, shaped)
  return shaped.flatMap(({ font, glyphs }) => {
    const scale = mark.size / font.unitsPerEm
    return glyphs.flatMap(({ glyph, advance, x: right, y: up }) => {
      const at = `${x + right * mark.size} ${mark.y - up * mark.size}`
      x += advance * mark.size + (mark.tracking ?? 0)
      const d = outlineOf(font, glyph)
      const transform = `translate(${at}) scale(${scale} ${-scale})`
      return d === ''
        ? []
        : [{ tag: 'path' as const, attributes: { transform, d, fill: mark.ink.screen } }]
    })
  })
}
