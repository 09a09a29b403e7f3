import { compareDates, daysBetween, type CalendarDate } from '../calendar/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import type { Period } from '../templates/index.ts'
import type { Customizing } from './lifecycle.rules.ts'
import { campaignPhases, type CampaignStatus } from './statuses.rules.ts'

/** Where today lies in the period in which an ordered season takes changes. */
export type SeasonPeriod =
  | { state: 'ahead'; opens: CalendarDate }
  /** Null: it does not end before the season is mailed. */
  | { state: 'open'; closes: CalendarDate | null; daysLeft: number | null }
  | { state: 'over'; closed: CalendarDate }

export function seasonPeriod({ startDate, endDate }: Period, today: CalendarDate): SeasonPeriod {
  if (startDate !== null && compareDates(today, startDate) < 0) {
    return { state: 'ahead', opens: startDate }
  }
  if (endDate !== null && compareDates(today, endDate) > 0) {
    return { state: 'over', closed: endDate }
  }
  return {
    state: 'open',
    closes: endDate,
    daysLeft: endDate === null ? null : daysBetween(today, endDate),
  }
}

/** May what is ordered of a season be changed: in its period, and not while its year waits for a decision. */
export function mayCustomize(period: SeasonPeriod, annualStatus: CampaignStatus): Customizing {
  if (campaignPhases[annualStatus] === 'waiting') return refuse('campaign.with-approvers')
  return period.state === 'open' ? accept(true) : refuse('campaign.not-in-period')
}

/** May a season be left out: not while its year waits, as whoever decides has all of it before them. */
export const mayLeaveOut = (customizing: Customizing): Result<true, 'campaign.with-approvers'> =>
  !customizing.ok && customizing.reason === 'campaign.with-approvers'
    ? refuse(customizing.reason)
    : accept(true)
