import { calendarDate, type CalendarDate } from '../calendar/index.ts'
import type { Cents } from '../money/index.ts'
import type { CampaignTemplate } from '../templates/index.ts'
import type { CampaignDetails } from './campaign.rules.ts'

const PAYMENTS = 3
const MONTHS_OF_A_YEAR = 12

type Funded = Pick<CampaignDetails, 'metroCampaign'>

const isFundedByDealers = ({ metroCampaign }: Funded): boolean =>
  metroCampaign?.fundingType !== 'DAA_FUNDING'

/** May the bill be deferred at all; an association never does. */
export const mayDeferBilling = (
  details: Funded,
  template: Pick<CampaignTemplate, 'isBillingDeferred'>,
): boolean => template.isBillingDeferred && isFundedByDealers(details)

/** As it is stored: without the right kind of funding it is false, even if the form has it checked. */
export const isDeferred = (details: Funded & Pick<CampaignDetails, 'isBillingDeferred'>): boolean =>
  details.isBillingDeferred && isFundedByDealers(details)

export interface DeferredPayment {
  date: CalendarDate
  amount: Cents
}

/** On the first day of each month after the first mail date; the first payment takes what is left over. */
export function deferredPayments(total: Cents, mailDate: CalendarDate): DeferredPayment[] {
  const share = Math.floor(total / PAYMENTS)
  return Array.from({ length: PAYMENTS }, (_, at) => ({
    date: monthsAfter(mailDate, at + 1),
    amount: at === 0 ? total - share * (PAYMENTS - 1) : share,
  }))
}

/** What all dealers together pay on each day: every bill is divided for itself, as it is ordered. */
export function paymentsOfBills(
  bills: readonly Cents[],
  mailDate: CalendarDate,
): DeferredPayment[] {
  const divided = bills.map((bill) => deferredPayments(bill, mailDate))
  return deferredPayments(0, mailDate).map(({ date }, at) => ({
    date,
    amount: divided.reduce((sum, payments) => sum + (payments[at]?.amount ?? 0), 0),
  }))
}

function monthsAfter(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0] = date.split('-').map(Number)
  const count = year * MONTHS_OF_A_YEAR + month - 1 + months
  return calendarDate(Math.floor(count / MONTHS_OF_A_YEAR), (count % MONTHS_OF_A_YEAR) + 1, 1)
}
