import { expressService, expressWidth } from './designs/parts.rules.ts'
import { inset, rect } from './draw.rules.ts'
import { PAPER, paletteOf } from './inks.rules.ts'
import type { Page } from './marks.rules.ts'

const HIGH = 40
const EDGE = 12

interface Brand {
  id: string
  isSecondBrand: boolean
}

/** The express service logo by itself, as it is printed on the pieces of a brand. */
export function expressMark({ id, isSecondBrand }: Brand): Page {
  const { accent } = paletteOf(id)
  const page = { x: 0, y: 0, width: expressWidth(HIGH) + 2 * EDGE, height: HIGH + 2 * EDGE }
  const at = inset(page, EDGE)
  return {
    name: 'form',
    width: page.width,
    height: page.height,
    bleed: 0,
    marks: [
      rect(page, PAPER),
      ...expressService({ isSecondBrand, hasExpressService: true }, at, HIGH, accent),
    ],
  }
}
