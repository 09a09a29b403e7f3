import type { CalendarDate } from '../calendar/index.ts'
import {
  campaignPhases,
  mayCustomize,
  type CampaignStatus,
  type SeasonPeriod,
} from '../campaigns/index.ts'
import type { Season } from '../templates/index.ts'

/** One season of a dealer's year, as it stands. */
export interface SeasonOfYear {
  season: Season
  status: CampaignStatus
  /** Its piece was saved by a person; else it goes out with what it began with. */
  isCustomized: boolean
  customization: SeasonPeriod
  mailDate: CalendarDate | null
  /** In cents; null: its audience is not counted yet. */
  cost: number | null
}

/** A dealer in a year. */
export interface DealerYear {
  /** Null: not enrolled. */
  enrollment: { status: CampaignStatus } | null
  /** By mail date; those that had passed when the dealer enrolled are not there. */
  seasons: readonly SeasonOfYear[]
}

export const ENROLLED_FILTERS = ['ENROLLED', 'NOT_ORDERED', 'MISSING', 'NOT_CUSTOMIZED'] as const

export type EnrolledFilter = (typeof ENROLLED_FILTERS)[number]

const FITS: Readonly<Record<EnrolledFilter, (year: DealerYear) => boolean>> = {
  ENROLLED: ({ enrollment }) => enrollment !== null,
  NOT_ORDERED: (year) => year.enrollment !== null && !isOrdered(year),
  MISSING: ({ enrollment }) => enrollment === null,
  NOT_CUSTOMIZED: (year) => hasLeftToCustomize(year),
}

export const fitsFilter = (filter: EnrolledFilter, year: DealerYear): boolean => FITS[filter](year)

/** Submitted at least: what it costs is more than an estimate of a draft. */
export const isOrdered = ({ enrollment }: Pick<DealerYear, 'enrollment'>): boolean =>
  enrollment !== null && campaignPhases[enrollment.status] !== 'draft'

/** Ordered, still as it began, and today within the time to customize it; not while its year waits. */
export const isLeftToCustomize = (
  { status, isCustomized, customization }: SeasonOfYear,
  { enrollment }: Pick<DealerYear, 'enrollment'>,
): boolean =>
  status === 'RESERVED' &&
  !isCustomized &&
  enrollment !== null &&
  mayCustomize(customization, enrollment.status).ok

export const hasLeftToCustomize = (year: DealerYear): boolean =>
  year.seasons.some((season) => isLeftToCustomize(season, year))

/** A season that was left out is not billed. */
export const costOfSeason = ({ status, cost }: Pick<SeasonOfYear, 'status' | 'cost'>): number =>
  status === 'CANCELLED' ? 0 : (cost ?? 0)

/** Null: nothing of it is counted yet. */
export function costOfYear({ seasons }: Pick<DealerYear, 'seasons'>): number | null {
  const isCounted = seasons.some(({ cost }) => cost !== null)
  return isCounted ? seasons.reduce((sum, season) => sum + costOfSeason(season), 0) : null
}
