import type { CalendarDate } from '@marquee/rules/calendar'
import { hasTrait } from '@marquee/rules/templates'
import type { FoundCampaign } from '../campaigns/index.ts'
import type { Ordering } from '../orders/index.ts'
import { rehearsedCampaign } from './rehearsed-campaign.load.ts'
import { partHash } from './rehearsed-part.load.ts'
import { rehearsedSeasons, yearHash } from './rehearsed-year.load.ts'

/** Of all that a rehearsal of a campaign would send, by what its reader sees. */
export async function contentHash(
  found: FoundCampaign,
  today: CalendarDate,
  call: Ordering,
): Promise<string> {
  if (found.campaign.parentKey !== null) return partHash(found, today, call)
  if (hasTrait(found.campaign.category, 'year')) {
    return yearHash(await rehearsedSeasons(found, today, call))
  }
  return (await rehearsedCampaign(found, today, call)).contentHash
}
