import { pieces } from '@marquee/contract/pieces'
import { bind } from '../platform/use-case.ts'
import { drawCoupon } from './draw-coupon.use-case.ts'
import { makeProof } from './make-proof.use-case.ts'
import { readDealer } from './read-dealer.use-case.ts'
import { readOffer } from './read-offer.use-case.ts'
import { readProof } from './read-proof.use-case.ts'
import { sendTest } from './send-test.use-case.ts'
import { showEmailDesign } from './show-email-design.use-case.ts'
import { showEmail } from './show-email.use-case.ts'

export const piecesRoutes = bind(pieces, {
  dealer: readDealer,
  email: showEmail,
  sendTest,
  emailDesign: showEmailDesign,
  proof: makeProof,
  readProof,
  couponPicture: drawCoupon,
  readOffer,
})
