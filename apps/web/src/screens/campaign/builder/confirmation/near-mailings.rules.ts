import { daysBetween, type CalendarDate } from '@marquee/rules/calendar'
import { campaignPhases, type Campaign, type CampaignStatus } from '@marquee/rules/campaigns'
import { hasTrait } from '@marquee/rules/templates'

interface Mailing {
  key: number
  name: string
  status: CampaignStatus
  mailDate: CalendarDate | null
  secondMailDate: CalendarDate | null
}

/** The days on which a campaign of one dealer is mailed. */
export function ownMailDates(
  campaign: Pick<
    Campaign,
    'category' | 'parentCampaignKey' | 'mailDate' | 'hasSecondWave' | 'secondMailDate'
  >,
): CalendarDate[] {
  const { category, parentCampaignKey, mailDate, hasSecondWave, secondMailDate } = campaign
  if (hasTrait(category, 'several-dealers') && parentCampaignKey === null) return []
  return datesOf({ mailDate, secondMailDate: hasSecondWave ? secondMailDate : null })
}

const datesOf = ({ mailDate, secondMailDate }: Pick<Mailing, 'mailDate' | 'secondMailDate'>) =>
  [mailDate, secondMailDate].filter((date) => date !== null)

interface Pair {
  first: { campaignKey: number }
  second: { campaignKey: number }
}

/** Of pairs that were found around several days, those of a campaign, each once. */
export function closeTo<Found extends Pair>(key: number, pairs: readonly Found[]): Found[] {
  const own = pairs.filter(({ first, second }) =>
    [first, second].some(({ campaignKey }) => campaignKey === key),
  )
  const byPair = new Map(own.map((pair) => [namesOf(pair), pair]))
  return [...byPair.values()]
}

const namesOf = ({ first, second }: Pair): string => `${first.campaignKey} ${second.campaignKey}`

/** What else is ordered and mailed so many days around some days, each once, with the day that is nearest. */
export function nearMailings(
  mailings: readonly Mailing[],
  own: { key: number; dates: readonly CalendarDate[] },
  withinDays: number,
): { key: number; name: string; date: CalendarDate }[] {
  const gapOf = (date: CalendarDate) =>
    Math.min(...own.dates.map((one) => Math.abs(daysBetween(one, date))))
  const once = [...new Map(mailings.map((mailing) => [mailing.key, mailing])).values()]
  return once.flatMap(({ key, name, status, ...mailed }) => {
    const phase = campaignPhases[status]
    if (key === own.key || (phase !== 'waiting' && phase !== 'ordered')) return []
    const [date] = datesOf(mailed)
      .filter((one) => gapOf(one) <= withinDays)
      .toSorted((a, b) => gapOf(a) - gapOf(b))
    return date ? [{ key, name, date }] : []
  })
}
