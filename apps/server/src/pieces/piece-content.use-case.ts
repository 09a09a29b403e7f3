import {
  offerLink,
  pieceCoupon,
  PREVIEW_CODE,
  PREVIEW_RECIPIENT,
  type PieceContent,
} from '@marquee/rules/pieces'
import { couponsStore, type CouponRow } from '../coupons/index.ts'
import { creativesStore, type Creative } from '../creatives/index.ts'
import type { Store } from '../platform/sql/index.ts'
import type { Deployment } from '../platform/use-case.ts'
import { dealerOnPieceView } from './dealer-on-piece.view.ts'

interface Wanted {
  creativeTemplateKey: number
  marketKey: number
  couponKeys: readonly number[]
  values: Readonly<Record<string, string>>
  hasExpressService: boolean
}

interface Asking {
  use: <Made>(store: Store<Made>) => Made
  deployment: Pick<Deployment, 'publicUrl'>
}

interface ComposedPiece {
  creative: Creative
  content: PieceContent
}

/** A piece of this market as a proof shows it: addressed to nobody; undefined where a part is not there. */
export async function composePiece(
  wanted: Wanted,
  { use, deployment }: Asking,
): Promise<ComposedPiece | undefined> {
  const { couponKeys, values, hasExpressService } = wanted
  const creative = await use(creativesStore).find(wanted.creativeTemplateKey)
  const from = await use(dealerOnPieceView).find(wanted.marketKey)
  const known = await use(couponsStore).findAll(couponKeys)
  const coupons = couponKeys.map((key) => known.find((coupon) => coupon.key === key))
  if (!creative || !from || !coupons.every((coupon) => coupon !== undefined)) return undefined
  const { texts, photo } = creative.content
  const link = offerLink(deployment.publicUrl, PREVIEW_CODE)
  const content = {
    ...{ hierarchyId: creative.hierarchyId, texts, photo, hasExpressService, values, ...from },
    recipient: PREVIEW_RECIPIENT,
    coupons: coupons.map((coupon) => onPiece(coupon, link)),
  }
  return { creative, content }
}

function onPiece({ heading, offerTitle, content, endDate }: CouponRow, link: string) {
  return pieceCoupon({ heading, offerTitle, ...content }, { expires: endDate, link })
}
