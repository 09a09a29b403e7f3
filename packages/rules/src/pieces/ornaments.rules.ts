import { path } from './draw.rules.ts'
import { GREY, PAPER } from './inks.rules.ts'
import type { Ink, Mark } from './marks.rules.ts'

/** A ring as path data; the hole runs the other way round. */
const ring = (x: number, y: number, r: number, hole: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z` +
  `M${x - hole} ${y}a${hole} ${hole} 0 1 0 ${2 * hole} 0a${hole} ${hole} 0 1 0 ${-2 * hole} 0z`

const SCISSORS =
  ring(4, 3.4, 2.6, 1.3) +
  ring(4, 12.6, 2.6, 1.3) +
  'M5.6 4.6L20 12.2Q20.4 13.6 18.6 13.2L5 6.4zM5.6 11.4L20 3.8Q20.4 2.4 18.6 2.8L5 9.6z'

/** Scissors on the line along which a coupon is cut out; the line stops under them. */
export function scissors(middle: { x: number; y: number }, width: number, ink: Ink = GREY): Mark[] {
  const scale = width / 20
  const at = { x: middle.x - width / 2, y: middle.y - 8 * scale }
  const room = {
    x: at.x - width * 0.1,
    y: middle.y - 5 * scale,
    width: width * 1.2,
    height: 10 * scale,
  }
  return [{ kind: 'rect', ...room, fill: PAPER }, path(SCISSORS, at, scale, ink)]
}
