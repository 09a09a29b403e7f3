import { pieces } from '@marquee/contract/pieces'
import { bind } from '../platform/use-case.ts'
import { drawCoupon } from './draw-coupon.use-case.ts'
import { readOffer } from './read-offer.use-case.ts'
import { showEmail } from './show-email.use-case.ts'

export const piecesRoutes = bind(pieces, {
  email: showEmail,
  couponPicture: drawCoupon,
  readOffer,
})
