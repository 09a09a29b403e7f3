import type { Seasonal } from './state.rules.ts'
import { places, type Missing, type Place } from './steps.rules.ts'
import { missingTexts } from './texts.ts'

/** A season as its year knows it, by what its own flow still misses. What the year decides is said there. */
export const seasonalOf = (
  season: Omit<Seasonal, 'missing'>,
  { missing }: { missing: readonly Missing[] },
): Seasonal => ({
  ...season,
  missing: missingOfSeason(
    season,
    missing.filter(({ place, field }) => place !== places.details || field === OWN_DETAIL),
  ),
})

/** All other details of a season are those of its year. */
const OWN_DETAIL = 'mailDate'

/** What a season still lacks, as its year says it: dates and audiences of all seasons are chosen in one place. */
export const missingOfSeason = (
  { stepKey, campaignKey, name }: Omit<Seasonal, 'missing'>,
  missing: readonly Missing[],
): Missing[] =>
  missing.map(({ code, text, place, field = '' }) => ({
    code,
    text: missingTexts.ofStep(name, text),
    place: OF_ALL.includes(place) ? place : places.seasonalCoupon(stepKey, campaignKey),
    field: `${campaignKey}.${field}`,
  }))

const OF_ALL: readonly Place[] = [places.details, places.audience]

/** Of all seasons, what is to be done at one of the places of their year. */
export const missingOfSeasons = (seasonals: readonly Seasonal[] = [], at: Place): Missing[] =>
  seasonals.flatMap(({ missing }) => missing).filter(({ place }) => place === at)
