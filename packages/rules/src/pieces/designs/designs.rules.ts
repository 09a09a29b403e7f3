import { bigOffer } from './big-offer.rules.ts'
import { bigPicture } from './big-picture.rules.ts'
import { checklist } from './checklist.rules.ts'
import { couponSheet } from './coupon-sheet.rules.ts'
import { dealerLetter } from './dealer-letter.rules.ts'
import type { Design } from './design.rules.ts'
import { fastLane } from './fast-lane.rules.ts'
import { fourSquare } from './four-square.rules.ts'
import { halfFold } from './half-fold.rules.ts'
import { invitation } from './invitation.rules.ts'
import { magazine } from './magazine.rules.ts'
import { panorama } from './panorama.rules.ts'
import { serviceReminder } from './service-reminder.rules.ts'
import { thankYou } from './thank-you.rules.ts'

/** The designs of direct mail, in the order in which they are offered. */
export const DESIGNS: readonly Design[] = [
  bigPicture,
  fourSquare,
  bigOffer,
  fastLane,
  invitation,
  panorama,
  couponSheet,
  magazine,
  dealerLetter,
  halfFold,
  checklist,
  thankYou,
  serviceReminder,
]

export const designOf = (key: string): Design | undefined =>
  DESIGNS.find((design) => design.key === key)
