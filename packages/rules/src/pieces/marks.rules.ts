import type { Face } from '../fonts/index.ts'

/**
 * What a page is made of, in points (72 an inch) from the top left corner of the trimmed page. Where
 * things stand is decided once, here in the rules; a painter (SVG in the browser, PDF for the printer,
 * a picture for a thumbnail) only paints. So the piece on the screen is the piece that is mailed.
 */
export interface Page {
  name: 'front' | 'back' | 'email' | 'coupon' | 'form'
  width: number
  height: number
  /** How far beyond the trim the marks reach, where the page will be cut. */
  bleed: number
  marks: readonly Mark[]
}

export type Mark = RectMark | PathMark | TextMark | PictureMark

export interface RectMark {
  kind: 'rect'
  x: number
  y: number
  width: number
  height: number
  fill?: Ink
  stroke?: { ink: Ink; width: number; dash?: readonly [number, number] }
  radius?: number
}

/** An outline as SVG path data in its own units, moved to x, y and made larger by scale. */
export interface PathMark {
  kind: 'path'
  x: number
  y: number
  scale: number
  data: string
  fill: Ink
  /** What a machine reads here; or that other marks stand on it, as an outline of straight lines. */
  means?: 'qr' | 'mail-barcode' | 'ground'
}

/** One line of text; y is its baseline. Lines are broken, and sizes fitted, before there is a mark. */
export interface TextMark {
  kind: 'text'
  x: number
  y: number
  text: string
  face: Face
  size: number
  ink: Ink
  anchor: 'start' | 'middle' | 'end'
  /** Space after each letter, in points. */
  tracking?: number
  /** More ought to stand here or after it than there was room for. */
  isCut?: true
}

export interface PictureMark {
  kind: 'picture'
  x: number
  y: number
  width: number
  height: number
  /** The hash of a stored picture. */
  picture: string
  /** cover fills the box and cuts what is beyond it; contain shows all. */
  fit: 'cover' | 'contain'
}

/** A colour as the press prints it and as a screen shows it. */
export interface Ink {
  cmyk: readonly [number, number, number, number]
  screen: string
}
