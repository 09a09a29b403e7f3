import { INCH, type Box } from '../draw.rules.ts'
import type { Page } from '../marks.rules.ts'
import type { PieceContent } from '../piece-content.rules.ts'

/** As the Postal Service and printers know them; a self-mailer is printed flat and folded. */
export const FORMATS = {
  'postcard-4x6': { name: 'Postcard 4 × 6 in', width: 6 * INCH, height: 4 * INCH },
  'postcard-6x9': { name: 'Postcard 6 × 9 in', width: 9 * INCH, height: 6 * INCH },
  'postcard-6x11': { name: 'Postcard 6 × 11 in', width: 11 * INCH, height: 6 * INCH },
  'self-mailer-8.5x11': { name: 'Self-mailer 8.5 × 11 in', width: 8.5 * INCH, height: 11 * INCH },
} as const

export type FormatKey = keyof typeof FORMATS

export const BLEED = 0.125 * INCH
/** What stands closer to the cut may be cut off. */
export const SAFE = 0.125 * INCH

/** How a piece of direct mail is laid out. */
export interface Design {
  key: string
  name: string
  format: FormatKey
  /** How many coupons it may carry. */
  coupons: readonly number[]
  /** Where the photo stands; null in a design without one. */
  photo: Box | null
  lay: (content: PieceContent) => Page[]
}

export const page = (format: FormatKey, name: Page['name'], marks: Page['marks']): Page => ({
  name,
  width: FORMATS[format].width,
  height: FORMATS[format].height,
  bleed: BLEED,
  marks,
})

/** The whole page, and what is cut off. */
export function sheet(format: FormatKey): Box {
  const { width, height } = FORMATS[format]
  return { x: -BLEED, y: -BLEED, width: width + 2 * BLEED, height: height + 2 * BLEED }
}
