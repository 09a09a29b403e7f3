import { addDays, type CalendarDate } from '../calendar/index.ts'
import {
  couponEnds,
  type Campaign,
  type CampaignStep,
  type PresentCreative,
} from '../campaigns/index.ts'
import { fieldsOnPiece, photoOfLook } from '../creatives/index.ts'
import {
  creativePiece,
  groupOnPiece,
  pieceCoupon,
  sampleCoupons,
  type Design,
  type PieceContent,
  type PieceCoupon,
} from '../pieces/index.ts'
import type { CampaignTemplate } from '../templates/index.ts'
import type { PrintedDealer } from './many-dealers.rules.ts'
import { orderedCoupon } from './ordered-content.rules.ts'

/** What the piece of a step follows from, beside the step and its creative. */
export interface Laying {
  campaign: Campaign
  template: Pick<CampaignTemplate, 'campaignEndDate'>
  today: CalendarDate
  hierarchyId: string
  design: Design
  /** Of the brand in whose name it is mailed. */
  isSecondBrand: boolean
  /** While no dealer is known, a sample. */
  from: PrintedDealer | undefined
}

/** What the piece of a step says, to a sample recipient; samples also stand for what is not chosen yet. */
export function pieceOfStep(
  step: CampaignStep,
  held: PresentCreative,
  laying: Laying,
): PieceContent {
  const { values, variationId } = step.creative
  const { campaign, hierarchyId, isSecondBrand, from } = laying
  return creativePiece(
    { texts: held.texts, photo: photoOfLook(held, variationId) },
    {
      hierarchyId,
      coupons: couponsOf(step, laying),
      dealer: from?.dealer,
      logo: from?.logo,
      group: groupOnPiece(campaign.metroCampaign),
      hasExpressService: campaign.metroCampaign?.isExpressService === true,
      isSecondBrand,
      ...fieldsOnPiece(held.fields, values),
    },
  )
}

/** Those that are chosen, and samples where some are still missing. */
function couponsOf(
  { creative: { attachments } }: CampaignStep,
  { campaign, template, today, design }: Laying,
): PieceCoupon[] {
  const ends = couponEnds(campaign, template, today)
  const count = design.coupons.find((one) => one >= attachments.length) ?? 0
  const samples = sampleCoupons(count)
  return samples.map((sample, at) => {
    const attachment = attachments[at]
    if (!attachment) return sample
    const coupon = orderedCoupon(attachment, ends)
    return pieceCoupon(coupon, {
      expires: coupon.endDate ?? addDays(today, DAYS_AHEAD),
      link: sample.link,
    })
  })
}

/** Any day is as long as any other. */
const DAYS_AHEAD = 90
