import { compareDates, type CalendarDate } from '../calendar/index.ts'

/**
 * The season by which a year is known: the one that is mailed next, or else its first. One without a day of its own can
 * be mailed from today on.
 */
export function mailedNext<Season>(
  seasons: readonly Season[],
  mailDateOf: (season: Season) => CalendarDate | null,
  today: CalendarDate,
): Season | undefined {
  const mailedOn = (season: Season) => mailDateOf(season) ?? today
  const isAhead = (season: Season) => {
    const day = mailDateOf(season)
    return day === null || compareDates(day, today) > 0
  }
  const [next] = seasons
    .filter(isAhead)
    .toSorted((one, other) => compareDates(mailedOn(one), mailedOn(other)))
  return next ?? seasons[0]
}
