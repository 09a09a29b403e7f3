import { fontFamilies, fontWeight } from '../fonts/index.ts'
import type { Mark, Page, PathMark, PictureMark, RectMark, TextMark } from './marks.rules.ts'

/** Where a picture's bytes are read, by its hash: an address that a browser may ask. */
export type PictureAddresses = (picture: string) => string | undefined

/** An SVG element: name and attributes, not yet escaped. */
export interface SvgElement {
  tag: 'rect' | 'path' | 'text' | 'image'
  attributes: Readonly<Record<string, string | number>>
  text?: string
}

export type PaintText = (mark: TextMark) => SvgElement[]

/** The part of the page that is seen: as it is cut, or with what is cut away. */
export function viewBox({ width, height, bleed }: Page, withBleed = false): string {
  const more = withBleed ? bleed : 0
  return `${-more} ${-more} ${width + 2 * more} ${height + 2 * more}`
}

/** A page as SVG elements, for React in the browser and for a string on the server. */
export function svgElements(
  page: Page,
  pictures: PictureAddresses,
  paintText: PaintText = asText,
): SvgElement[] {
  return page.marks.flatMap((mark) => elementsOf(mark, pictures, paintText))
}

function elementsOf(mark: Mark, pictures: PictureAddresses, paintText: PaintText): SvgElement[] {
  switch (mark.kind) {
    case 'rect':
      return [rectangle(mark)]
    case 'path':
      return [outline(mark)]
    case 'text':
      return paintText(mark)
    case 'picture':
      return picture(mark, pictures)
  }
}

function rectangle({ x, y, width, height, fill, stroke, radius }: RectMark): SvgElement {
  const dash = stroke?.dash && { 'stroke-dasharray': stroke.dash.map(short).join(' ') }
  const line = stroke && { stroke: stroke.ink.screen, 'stroke-width': short(stroke.width), ...dash }
  return {
    tag: 'rect',
    attributes: {
      x: short(x),
      y: short(y),
      width: short(width),
      height: short(height),
      fill: fill?.screen ?? 'none',
      ...line,
      ...(radius && { rx: short(radius) }),
    },
  }
}

function outline({ x, y, scale, data, fill }: PathMark): SvgElement {
  const transform = `translate(${short(x)} ${short(y)}) scale(${scale})`
  return { tag: 'path', attributes: { transform, d: data, fill: fill.screen } }
}

function asText({ x, y, text, face, size, ink, anchor, tracking }: TextMark): SvgElement[] {
  const attributes = {
    x: short(x),
    y: short(y),
    'text-anchor': anchor,
    fill: ink.screen,
    'font-family': fontFamilies(face),
    'font-weight': fontWeight(face),
    'font-size': short(size),
    ...(tracking && { 'letter-spacing': short(tracking) }),
  }
  return [{ tag: 'text', attributes, text }]
}

function picture(mark: PictureMark, pictures: PictureAddresses): SvgElement[] {
  const { x, y, width, height, fit } = mark
  const href = pictures(mark.picture)
  const place = { x: short(x), y: short(y), width: short(width), height: short(height) }
  if (href === undefined) return [{ tag: 'rect', attributes: { ...place, fill: '#d9d9d8' } }]
  const preserveAspectRatio = fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet'
  return [{ tag: 'image', attributes: { href, ...place, preserveAspectRatio } }]
}

const short = (value: number) => Math.round(value * 1000) / 1000

/** The tables of widths know single letters only, and so it is printed. */
const AS_MEASURED = 'font-kerning:none;font-variant-ligatures:none'

/** A page as a document of its own. Texts are shown as they are and never interpreted as markup. */
export function paintSvg(page: Page, pictures: PictureAddresses, paintText?: PaintText): string {
  const elements = svgElements(page, pictures, paintText).map(written).join('')
  const size = `width="${page.width}" height="${page.height}" viewBox="${viewBox(page)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} style="${AS_MEASURED}">${elements}</svg>`
}

function written({ tag, attributes, text }: SvgElement): string {
  const list = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escaped(`${value}`)}"`,
  )
  const opening = `<${tag}${list.join('')}`
  return text === undefined ? `${opening}/>` : `${opening}>${escaped(text)}</${tag}>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
