import type { CalendarDate } from '../calendar/index.ts'
import { campaignPhases, type CampaignStatus } from './statuses.rules.ts'

/** What decides whether a campaign begins by itself. */
export interface Beginning {
  status: CampaignStatus
  isMarketOpen: boolean
  mailDate: CalendarDate | null
  /** Of a season: what its year stands at. */
  yearStatus: CampaignStatus | null
}

/** What is ordered begins on its mail date. A day that was missed is not made up for: a person decides what becomes of it. */
export function beginsOn(
  today: CalendarDate,
  { status, isMarketOpen, mailDate, yearStatus }: Beginning,
): boolean {
  const isDecided =
    status === 'RESERVED'
      ? yearStatus !== null && campaignPhases[yearStatus] === 'ordered'
      : status === 'APPROVED'
  return isDecided && isMarketOpen && mailDate === today
}
