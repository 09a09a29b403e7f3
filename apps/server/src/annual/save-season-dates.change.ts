import type { annual } from '@marquee/contract/annual'
import { todayIn } from '@marquee/rules/calendar'
import { toStoredDetails } from '@marquee/rules/campaigns'
import { accept, refuse, type Result } from '@marquee/rules/result'
import {
  campaignsStore,
  campaignsView,
  savedDetails,
  templateOf,
  wrongDetails,
  type FoundCampaign,
} from '../campaigns/index.ts'
import type { Call } from '../platform/use-case.ts'

type Saving = Pick<
  Call<typeof annual.update>,
  'person' | 'use' | 'now' | 'deployment' | 'links'
> & { body: Pick<Call<typeof annual.update>['body'], 'campaigns'> }

/** The mail dates of the seasons that are named, judged as if each season was saved by itself. */
export async function saveSeasonDates(
  annual: FoundCampaign,
  call: Saving,
): Promise<Result<true, 'request.invalid'>> {
  const { use, person, now } = call
  const seasons = await use(campaignsView).seasonsOf(annual.campaign.key)
  const wrong: Record<string, string> = {}
  for (const [at, { templateKey, deploymentDate }] of call.body.campaigns.entries()) {
    const found = seasons.find(({ campaign }) => campaign.templateKey === templateKey)
    if (!found) {
      wrong[`body.campaigns.${at}.templateKey`] =
        'This template is none of the enrollment’s seasons.'
      continue
    }
    const { campaign, market } = found
    if (campaign.mailDate === deploymentDate) continue
    const stored = savedDetails(campaign, [])
    const updated = { ...stored, mailDate: deploymentDate }
    const template = await templateOf(found, { use })
    const today = todayIn(market.timeZone, now)
    const judged = { found, template, stored, updated, marketKey: market.key, today }
    const { mailDate } = await wrongDetails(judged, call)
    if (mailDate !== undefined) {
      wrong[`body.campaigns.${at}.deploymentDate`] = mailDate
      continue
    }
    await use(campaignsStore).save(
      campaign.key,
      { mailDate: deploymentDate, details: toStoredDetails(updated) },
      { savedBy: person.key, savedAt: new Date(now) },
    )
  }
  return Object.keys(wrong).length > 0 ? refuse('request.invalid', { fields: wrong }) : accept(true)
}
