import type { CalendarDate } from '../calendar/index.ts'
import type { SelectableDates } from '../mail-dates/index.ts'
import type { CampaignTemplate } from '../templates/index.ts'
import type { CampaignDetails } from './campaign.rules.ts'
import type { ChildMarket } from './dealers-problem.rules.ts'

/** What the details of a campaign follow from in its template. */
export type DetailsTemplate = Pick<
  CampaignTemplate,
  | 'channelOptions'
  | 'canSelectWaves'
  | 'campaignExecution'
  | 'isMailDateLocked'
  | 'isBillingDeferred'
  | 'mailDate'
>

/** Facts from outside the campaign; a rule that needs a missing one is not checked. */
export interface DetailsFacts {
  /** The day in the market's time zone. */
  today: CalendarDate
  selectableDates?: SelectableDates | undefined
  /** An administrator takes any day ahead. */
  mayChooseFreely?: boolean | undefined
  /** The dates as they are saved: one that has lapsed stops the order, not the next save. */
  saved?: Pick<CampaignDetails, 'mailDate' | 'secondMailDate'> | undefined
  /** The dealers of the group. */
  dealers?: readonly ChildMarket[] | undefined
  seedLimit?: number | undefined
}

/** By the path of the field: what a save is refused for, and what a draft may still lack. */
export interface DetailsProblems {
  wrong: Record<string, string>
  missing: Record<string, string>
}
