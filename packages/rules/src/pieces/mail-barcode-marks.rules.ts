import { INCH } from './draw.rules.ts'
import { BLACK } from './inks.rules.ts'
import { mailBars, type MailBar } from './mail-barcode.rules.ts'
import type { Mark } from './marks.rules.ts'

// USPS-B-3200: 20 to 24 bars an inch, 0.015 to 0.025 in wide, a full one 0.125 to 0.165 in high.

const PITCH = INCH / 22
const BAR = 0.02 * INCH
const FULL = 0.144 * INCH
/** What every bar has, between what ascends and what descends. */
const TRACK = FULL / 3
const BARS = 65

export const MAIL_BARCODE = { width: PITCH * (BARS - 1) + BAR, height: FULL } as const
/** What stays bare beside the bars, and above and below them. */
export const MAIL_QUIET = { x: 0.125 * INCH, y: 0.028 * INCH } as const

/** The bars from this corner on; none for digits that are no barcode. */
export function mailBarcodeMarks(digits: string, { x, y }: { x: number; y: number }): Mark[] {
  const data = mailBars(digits).map(asPath).join('')
  return data === ''
    ? []
    : [{ kind: 'path', x, y, scale: 1, data, fill: BLACK, means: 'mail-barcode' }]
}

function asPath({ ascends, descends }: MailBar, index: number): string {
  const top = ascends ? 0 : TRACK
  const bottom = descends ? FULL : FULL - TRACK
  const numbers = [index * PITCH, top, BAR, bottom - top].map(
    (value) => Math.round(value * 1000) / 1000,
  )
  const [left, , width, height] = numbers as [number, number, number, number]
  return `M${left} ${numbers[1]}h${width}v${height}h${-width}z`
}
