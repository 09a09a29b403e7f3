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
  const code = codeOf(text)
  if (!code) return []
  const scale = width / (code.modules + 2 * QUIET)
  return [
    rect({ x, y, width, height: width }, PAPER),
    {
      kind: 'path',
      x: x + QUIET * scale,
      y: y + QUIET * scale,
      scale,
      data: code.data,
      fill: BLACK,
      means: 'qr',
    },
  ]
}

interface Code {
  modules: number
  data: string
}

/** A piece is laid out at each key press, and its codes stay the same meanwhile. */
const cached = new Map<string, Code | undefined>()
const MOST_CACHED = 64

function codeOf(text: string): Code | undefined {
  if (cached.has(text)) return cached.get(text)
  const modules = qrModules(text)
  const code = modules && { modules: modules.length, data: asPath(modules) }
  const [oldest] = cached.keys()
  if (cached.size >= MOST_CACHED && oldest !== undefined) cached.delete(oldest)
  cached.set(text, code)
  return code
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
