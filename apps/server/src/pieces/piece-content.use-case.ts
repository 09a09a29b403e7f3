import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { defaultEndDate } from '@marquee/rules/coupons'
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
  now: number
}

interface ComposedPiece {
  creative: Creative
  content: PieceContent
}

/** A piece of this market as a proof shows it: addressed to nobody; undefined where a part is not there. */
export async function composePiece(
  wanted: Wanted,
  { use, deployment, now }: Asking,
): Promise<ComposedPiece | undefined> {
  const { couponKeys, values, hasExpressService } = wanted
  const creative = await use(creativesStore).find(wanted.creativeTemplateKey)
  const from = await use(dealerOnPieceView).find(wanted.marketKey)
  const known = await use(couponsStore).findAll(couponKeys)
  const coupons = couponKeys.map((key) => known.find((coupon) => coupon.key === key))
  if (!creative || !from || !coupons.every((coupon) => coupon !== undefined)) return undefined
  const { texts, photo } = creative.content
  const { timeZone, ...dealer } = from
  const printed = {
    link: offerLink(deployment.publicUrl, PREVIEW_CODE),
    expires: defaultEndDate({ today: todayIn(timeZone, now) }),
  }
  const content = {
    ...{ hierarchyId: creative.hierarchyId, texts, photo, hasExpressService, values, ...dealer },
    recipient: PREVIEW_RECIPIENT,
    coupons: coupons.map((coupon) => onPiece(coupon, printed)),
  }
  return { creative, content }
}

/** A coupon without a last day of its own ends as one would that is sent today. */
function onPiece(
  { heading, offerTitle, content, endDate }: CouponRow,
  { expires, link }: { expires: CalendarDate; link: string },
) {
  const fields = { heading, offerTitle, ...content }
  return pieceCoupon(fields, { expires: endDate ?? expires, link })
}
