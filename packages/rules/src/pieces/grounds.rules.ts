import type { Box } from './draw.rules.ts'
import { PAPER } from './inks.rules.ts'
import type { Ink, Mark } from './marks.rules.ts'
import { cornersOf, isInside } from './shapes.rules.ts'

export type Ground = Ink | 'picture'

/** What a box lies on: tested at several points, as it may lie on several things. */
export function groundUnder(below: readonly Mark[], { x, y, width, height }: Box): Ground[] {
  const points = [0, 0.25, 0.5, 0.75, 1].flatMap((across) =>
    [0, 0.5, 1].map((down) => [x + across * width, y + down * height] as const),
  )
  return [...new Set(points.map((point) => groundAt(below, point)))]
}

function groundAt(below: readonly Mark[], point: readonly [number, number]): Ground {
  for (const mark of below.toReversed()) {
    if (mark.kind === 'picture' && isOn(mark, point)) return 'picture'
    if (mark.kind === 'rect' && mark.fill && isOn(mark, point)) return mark.fill
    if (mark.kind === 'path' && mark.means === 'ground' && isInside(point, cornersOf(mark))) {
      return mark.fill
    }
  }
  return PAPER
}

const isOn = (box: Box, [x, y]: readonly [number, number]) =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

/** As WCAG counts it, of the colours of a screen. */
export function contrastOf(one: Ink, other: Ink): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance({ screen }: Ink): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(screen.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
