import type { coupons } from '@marquee/contract/coupons'
import type { AnswerOf } from '@marquee/contract/operation'
import type { CampaignStep } from './answers.ts'

export type Coupon = AnswerOf<typeof coupons.read>
export type Attachment = CampaignStep['creative']['attachments'][number]

/** A coupon of the library as a campaign takes it over. */
export function attachmentOf(coupon: Coupon): Attachment {
  const { key, heading, offerTitle, disclaimer, endDate, sourceId } = coupon
  const { offer_1, offer_1_qualifier, A_off, offer_2, offer_2_qualifier, B_off } = coupon
  return {
    couponKey: key,
    customValues: {
      heading,
      offerTitle,
      disclaimer,
      endDate,
      sourceId: { source: sourceId.source },
      offer_1,
      offer_1_qualifier,
      A_off,
      offer_2,
      offer_2_qualifier,
      B_off,
    },
  }
}
