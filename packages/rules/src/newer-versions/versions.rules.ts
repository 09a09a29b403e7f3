import type { CalendarDate } from '../calendar/index.ts'
import type { Library } from '../campaigns/index.ts'
import type { SelectableDates } from '../mail-dates/index.ts'
import type { CampaignTemplate } from '../templates/index.ts'

/** The two versions, and what may be chosen today under each. */
export interface Versions {
  before: CampaignTemplate
  now: CampaignTemplate
  datesBefore: SelectableDates
  datesNow: SelectableDates
  today: CalendarDate
}

export interface CarryingSteps {
  before: CampaignTemplate
  now: CampaignTemplate
  /** Creatives and coupons as they are now. */
  library: Library
}
