import type { CalendarDate } from '@marquee/rules/calendar'
import { isSeasonAhead } from '@marquee/rules/rehearsals'
import { campaignsView, type FoundCampaign } from '../campaigns/index.ts'
import type { Ordering } from '../orders/index.ts'
import { rehearsedCampaign, sha256, type RehearsedCampaign } from './rehearsed-campaign.load.ts'

/** The seasons of a year that are still ahead, each with what is sent of it. */
export async function rehearsedSeasons(
  { campaign: { key } }: FoundCampaign,
  today: CalendarDate,
  call: Ordering,
): Promise<RehearsedCampaign[]> {
  const seasons = await call.use(campaignsView).seasonsOf(key)
  const all: RehearsedCampaign[] = []
  for (const season of seasons) {
    if (isSeasonAhead(season.campaign, today))
      all.push(await rehearsedCampaign(season, today, call))
  }
  return all
}

/** Another one when any of them changed, was left out or came back. */
export const yearHash = (seasons: readonly RehearsedCampaign[]): string =>
  sha256({ seasons: seasons.map(({ found, contentHash }) => [found.campaign.key, contentHash]) })
