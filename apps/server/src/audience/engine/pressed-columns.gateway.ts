import { pressedCode } from '@marquee/rules/customers'
import {
  contactOfKind,
  KINDS,
  kindOf,
  segmentOfKind,
  type MarketColumns,
} from '../../customers/index.ts'

const EMAIL = 1
const MAIL = 2

/** By the channels by which a household got enough, and its kind: the kind by which it counts. */
const KINDS_PRESSED = [0, EMAIL, MAIL, EMAIL | MAIL].map((bits) =>
  Uint8Array.from({ length: KINDS }, (_, kind) => {
    const isPressed = { email: (bits & EMAIL) !== 0, mail: (bits & MAIL) !== 0 }
    return kindOf(segmentOfKind(kind), pressedCode(contactOfKind(kind), isPressed))
  }),
)

/**
 * One market after another, each with who got enough to get a piece on a day as such; their kinds are written over by those
 * of the next. Most markets have none, and cost nothing.
 */
export function pressedOn(mailDay: number | null) {
  let kinds = new Uint8Array(0)
  return (market: MarketColumns): MarketColumns => {
    const { rows, kind, emailFreeOn, mailFreeOn, lastFreeOn } = market
    if (mailDay === null || lastFreeOn <= mailDay) return market
    if (kinds.length < rows) kinds = new Uint8Array(rows)
    for (let row = 0; row < rows; row += 1) {
      const bits =
        (emailFreeOn[row]! > mailDay ? EMAIL : 0) | (mailFreeOn[row]! > mailDay ? MAIL : 0)
      kinds[row] = KINDS_PRESSED[bits]![kind[row]!]!
    }
    return { ...market, kind: kinds.subarray(0, rows) }
  }
}
