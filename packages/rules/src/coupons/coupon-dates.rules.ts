import { addDays, type CalendarDate } from '../calendar/index.ts'

/** As long as a coupon lasts that says no day of its own. */
export const DAYS_OF_A_COUPON = 90
const DAYS_BEFORE_ON_DEMAND = 14

/** What the dates of a coupon follow from; without a campaign, from today alone. */
export interface CouponDates {
  category?: string
  today: CalendarDate
  /** The day on which the campaign is mailed. */
  mailDate?: CalendarDate | null
  campaignEndDate?: CalendarDate | null
}

/** The day from which defaults are counted. */
export function defaultStartDate({ category, today, mailDate }: CouponDates): CalendarDate {
  if (!mailDate) return today
  if (category === 'ON_DEMAND') return addDays(mailDate, DAYS_BEFORE_ON_DEMAND)
  return category === 'METRO' ? mailDate : today
}

/** The last day of a coupon, unless its author chooses another. */
export function defaultEndDate(dates: CouponDates): CalendarDate {
  const { category, campaignEndDate } = dates
  if (category === 'SEASONAL' && campaignEndDate) return campaignEndDate
  return addDays(defaultStartDate(dates), DAYS_OF_A_COUPON)
}
