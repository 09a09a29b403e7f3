import type { CalendarDate } from '../calendar/index.ts'
import { defaultEndDate } from '../coupons/index.ts'
import type { CampaignTemplate } from '../templates/index.ts'
import type { Campaign } from './campaign.rules.ts'
import { usesMailDate } from './date-problems.rules.ts'

/** The default last day of the coupons of a campaign. */
export function couponEndDate(
  { category, mailDate }: Pick<Campaign, 'category' | 'mailDate'>,
  { campaignEndDate }: Pick<CampaignTemplate, 'campaignEndDate'>,
  today: CalendarDate,
): CalendarDate {
  return defaultEndDate({ category, today, mailDate, campaignEndDate })
}

/** How the coupons of a campaign end. */
export interface CouponEnds {
  /** On which day one ends that says none: of a piece without a mail date, as if it were mailed today. */
  standard: CalendarDate
  /**
   * A need of the customer sets the mail off, today or in a year: its coupons last so many days from then,
   * because a day that was chosen could be past when the piece arrives.
   */
  isCountedFromMail: boolean
}

export function couponEnds(
  campaign: Pick<Campaign, 'category' | 'mailDate'>,
  template: Pick<CampaignTemplate, 'campaignEndDate'>,
  today: CalendarDate,
): CouponEnds {
  return {
    standard: couponEndDate(campaign, template, today),
    isCountedFromMail: !usesMailDate(campaign.category),
  }
}

/** The last day of an attached coupon on a piece that is drawn today. */
export const shownEndDate = (
  own: CalendarDate | null,
  { standard, isCountedFromMail }: CouponEnds,
): CalendarDate => (isCountedFromMail ? standard : (own ?? standard))
