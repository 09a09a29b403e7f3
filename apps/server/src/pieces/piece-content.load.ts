import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { defaultEndDate, type CouponFields } from '@marquee/rules/coupons'
import { photoOfLook, fieldsOnPiece } from '@marquee/rules/creatives'
import {
  offerLink,
  pieceCoupon,
  PREVIEW_CODE,
  sampleRecipient,
  type GroupOnPiece,
  type PieceContent,
} from '@marquee/rules/pieces'
import { couponsStore } from '../coupons/index.ts'
import { creativesStore, type Creative } from '../creatives/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { Deployment } from '../platform/use-case.ts'
import { dealerOfPiece } from './dealer-on-piece.load.ts'

interface PieceRequest {
  creativeTemplateKey: number
  creativeVersion?: number | undefined
  variationId?: string | null | undefined
  marketKey: number
  /** Once it is submitted, the dealer stands on its pieces as they did then. */
  campaignKey?: number | undefined
  couponKeys: readonly number[]
  /** Instead of what the library says. */
  coupons?: readonly Ending[] | undefined
  values: Readonly<Record<string, string>>
  hasExpressService: boolean
  /** Of a metro campaign. */
  group: GroupOnPiece | null
  mailDate?: CalendarDate | null | undefined
}

interface Ending extends CouponFields {
  endDate: CalendarDate | null
}

interface Composing {
  use: Use
  deployment: Pick<Deployment, 'publicUrl'>
  now: number
}

export interface ComposedPiece {
  creative: Creative
  content: PieceContent
}

/** A piece of this market as a proof shows it, without a recipient; undefined where a part is missing. */
export async function composePiece(
  request: PieceRequest,
  { use, deployment, now }: Composing,
): Promise<ComposedPiece | undefined> {
  const { variationId = null, values, hasExpressService, group } = request
  const creative = await use(creativesStore).find(
    request.creativeTemplateKey,
    request.creativeVersion,
  )
  const from = await dealerOfPiece(request, use)
  const coupons = request.coupons ?? (await ofLibrary(request.couponKeys, use))
  if (!creative || !from || !coupons) return undefined
  const { texts, fields } = creative.content
  const { timeZone, ...dealer } = from
  const filled = fieldsOnPiece(fields, values)
  const today = todayIn(timeZone, now)
  const printed = {
    link: offerLink(deployment.publicUrl, PREVIEW_CODE),
    expires: defaultEndDate({ today }),
  }
  const content = {
    hierarchyId: creative.hierarchyId,
    texts,
    hasExpressService,
    group,
    ...dealer,
    photo: photoOfLook(creative.content, variationId),
    values: { ...values, ...filled.values },
    fields: filled.fields,
    recipient: sampleRecipient(creative.hierarchyId),
    mailDate: request.mailDate ?? today,
    coupons: coupons.map((coupon) => onPiece(coupon, printed)),
  }
  return { creative, content }
}

/** What the library says of coupons; undefined where one of them is not there. */
async function ofLibrary(
  keys: readonly number[],
  use: Composing['use'],
): Promise<Ending[] | undefined> {
  const stored = await use(couponsStore).findAll(keys)
  const found = keys.map((key) => stored.find((coupon) => coupon.key === key))
  if (!found.every((coupon) => coupon !== undefined)) return undefined
  return found.map(({ content, heading, offerTitle, endDate }) => ({
    heading,
    offerTitle,
    endDate,
    ...content,
  }))
}

/** A coupon without a last day of its own ends like one that is sent today. */
const onPiece = (coupon: Ending, { expires, link }: { expires: CalendarDate; link: string }) =>
  pieceCoupon(coupon, { expires: coupon.endDate ?? expires, link })
