import { compareDates, type CalendarDate } from '../calendar/index.ts'
import { CAMPAIGN_STATUSES, type CampaignStatus } from '../campaigns/index.ts'
import { afterBusinessDays } from '../mail-dates/index.ts'

const NEAR_BUSINESS_DAYS = 3

/** Is it still open at this status whether the campaign is mailed at all? */
const IS_REMINDED: Readonly<Record<CampaignStatus, boolean>> = {
  DRAFT: true,
  SUBMITTED: true,
  ACKNOWLEDGED: true,
  APPROVED: false,
  ACTIVE: false,
  COMPLETED: false,
  CANCEL_REQUESTED: false,
  CANCELLED: false,
  BULKREORDER: false,
  RESERVED: false,
}

export const REMINDED_STATUSES = CAMPAIGN_STATUSES.filter((status) => IS_REMINDED[status])

/** Is the last day near, and not yet over? */
export function isNear(lastDay: CalendarDate, today: CalendarDate): boolean {
  const horizon = afterBusinessDays(today, NEAR_BUSINESS_DAYS)
  return compareDates(lastDay, today) >= 0 && compareDates(lastDay, horizon) <= 0
}
