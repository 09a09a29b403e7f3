import type { CalendarDate } from '../calendar/index.ts'
import { defaultEndDate } from '../coupons/index.ts'
import type { CampaignTemplate } from '../templates/index.ts'
import type { Campaign } from './campaign.rules.ts'

/** The default last day of the coupons of a campaign. */
export function couponEndDate(
  { category, mailDate }: Pick<Campaign, 'category' | 'mailDate'>,
  { campaignEndDate }: Pick<CampaignTemplate, 'campaignEndDate'>,
  today: CalendarDate,
): CalendarDate {
  return defaultEndDate({ category, today, mailDate, campaignEndDate })
}
