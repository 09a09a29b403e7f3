import { SEASONS, type Season } from '../templates/index.ts'
import {
  costOfSeason,
  hasLeftToCustomize,
  isLeftToCustomize,
  isOrdered,
  type DealerYear,
  type SeasonOfYear,
} from './dealer-year.rules.ts'

interface Money {
  /** In cents. */
  ordered: number
  /** Of drafts: an estimate of what may be ordered. */
  draft: number
}

export interface MonthOfYear extends Money {
  /** '2027-03'; null: no mail date is chosen yet. */
  month: string | null
}

export interface SeasonTotals {
  season: Season
  /** Dealers who take part in it. */
  dealers: number
  customized: number
  /** Could be customized today, and is not. */
  leftToCustomize: number
  cost: number
}

/** What the years of some dealers come to. */
export interface YearTotals {
  dealers: number
  enrolled: number
  ordered: number
  /** Dealers with a season that could be customized today. */
  leftToCustomize: number
  cost: Money
  /** Seasons whose audience is not counted, so that the cost is without them. */
  uncounted: number
  seasons: SeasonTotals[]
  months: MonthOfYear[]
}

export function totalsOfYears(years: readonly DealerYear[]): YearTotals {
  const enrolled = years.filter(({ enrollment }) => enrollment !== null)
  const shares = enrolled.flatMap((year) =>
    year.seasons
      .filter(({ status }) => status !== 'CANCELLED')
      .map((season) => ({
        season,
        isOrdered: isOrdered(year),
        isLeft: isLeftToCustomize(season, year),
      })),
  )
  return {
    dealers: years.length,
    enrolled: enrolled.length,
    ordered: enrolled.filter(isOrdered).length,
    leftToCustomize: enrolled.filter(hasLeftToCustomize).length,
    cost: moneyOf(shares),
    uncounted: shares.filter(({ season }) => season.cost === null).length,
    seasons: SEASONS.map((season) => seasonTotals(season, shares)),
    months: monthsOf(shares),
  }
}

interface Share {
  season: SeasonOfYear
  isOrdered: boolean
  isLeft: boolean
}

function moneyOf(shares: readonly Share[]): Money {
  const sum = (some: readonly Share[]) =>
    some.reduce((cents, { season }) => cents + costOfSeason(season), 0)
  return {
    ordered: sum(shares.filter(({ isOrdered }) => isOrdered)),
    draft: sum(shares.filter(({ isOrdered }) => !isOrdered)),
  }
}

function seasonTotals(season: Season, shares: readonly Share[]): SeasonTotals {
  const same = shares.filter((share) => share.season.season === season)
  return {
    season,
    dealers: same.length,
    customized: same.filter((share) => share.season.isCustomized).length,
    leftToCustomize: same.filter(({ isLeft }) => isLeft).length,
    cost: same.reduce((cents, share) => cents + costOfSeason(share.season), 0),
  }
}

/** In the month in which a season is mailed; those without a date come last. */
function monthsOf(shares: readonly Share[]): MonthOfYear[] {
  const months = [...new Set(shares.map(monthOf))]
  return months
    .toSorted((one, other) => ordinal(one).localeCompare(ordinal(other)))
    .map((month) => ({ month, ...moneyOf(shares.filter((share) => monthOf(share) === month)) }))
}

const monthOf = ({ season: { mailDate } }: Share): MonthOfYear['month'] =>
  mailDate && mailDate.slice(0, 7)

const ordinal = (month: MonthOfYear['month']): string => month ?? 'without'
