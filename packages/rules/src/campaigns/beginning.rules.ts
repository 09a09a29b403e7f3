import type { CalendarDate } from '../calendar/index.ts'
import { isSetOff, type Category } from '../templates/index.ts'
import { campaignPhases, type CampaignStatus } from './statuses.rules.ts'

/** What decides whether a campaign begins by itself. */
export interface Beginning {
  status: CampaignStatus
  isMarketOpen: boolean
  mailDate: CalendarDate | null
  category: Category
  /** Of a season: what its year stands at. */
  yearStatus: CampaignStatus | null
}

/**
 * What is ordered begins on its mail date, or as soon as it can after it: what is late by then waits for a person before
 * it is sent. What needs of customers set off begins when it is approved.
 */
export function beginsOn(
  today: CalendarDate,
  { status, isMarketOpen, mailDate, category, yearStatus }: Beginning,
): boolean {
  const isDecided =
    status === 'RESERVED'
      ? yearStatus !== null && campaignPhases[yearStatus] === 'ordered'
      : status === 'APPROVED'
  const isItsDay = isSetOff(category) || (mailDate !== null && mailDate <= today)
  return isDecided && isMarketOpen && isItsDay
}
