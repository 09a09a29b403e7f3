import { rect, type Box } from './draw.rules.ts'
import { BLACK, PAPER } from './inks.rules.ts'
import type { Mark } from './marks.rules.ts'
import { qrModules, type QrModules } from './qr-code.rules.ts'

/** What stays bare around a code, in modules: readers ask for four. */
export const QUIET = 4
/** A code with its quiet zone is never printed smaller: half an inch and a little. */
export const LEAST_CODE = 42

/** A QR code on bare paper with its quiet zone; nothing when the text is too long for one. */
export function qrMarks(text: string, { x, y, width }: Box): Mark[] {
  const modules = qrModules(text)
  if (!modules) return []
  const scale = width / (modules.length + 2 * QUIET)
  return [
    rect({ x, y, width, height: width }, PAPER),
    {
      kind: 'path',
      x: x + QUIET * scale,
      y: y + QUIET * scale,
      scale,
      data: asPath(modules),
      fill: BLACK,
      means: 'qr',
    },
  ]
}

/** Dark modules that touch in a row are one bar. */
function asPath(modules: QrModules): string {
  return modules
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h${-length}z`),
    )
    .join('')
}
