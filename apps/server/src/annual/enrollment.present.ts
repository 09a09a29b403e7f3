import type { annual } from '@marquee/contract/annual'
import type { ReplyOf } from '@marquee/contract/operation'
import { todayIn } from '@marquee/rules/calendar'
import { campaignPhases, seasonPeriod } from '@marquee/rules/campaigns'
import { hasTrait } from '@marquee/rules/templates'
import { campaignsView, presentCampaign, templatesOf } from '../campaigns/index.ts'
import type { Call } from '../platform/use-case.ts'
import { seasonCampaignsView } from './season-campaigns.view.ts'

type Presented = ReplyOf<typeof annual.read>
type Reading = Pick<Call<typeof annual.read>, 'person' | 'use' | 'links' | 'now'>

/** Undefined: there is no such enrollment, or it is out of sight. */
export async function presentEnrollment(
  key: number,
  call: Reading,
): Promise<Presented | undefined> {
  const { use, now } = call
  const found = await use(campaignsView).find(key)
  if (!found || !hasTrait(found.campaign.category, 'year')) return undefined
  const seasons = await use(campaignsView).seasonsOf(key)
  const templates = await templatesOf(seasons, use)
  const seasonals: Presented['seasonals'][number][] = []
  const templateKeys: number[] = []
  for (const [at, ofSeason] of seasons.entries()) {
    const { season } = ofSeason.campaign
    const template = templates[at]
    if (season === null || !template) continue
    const today = todayIn(ofSeason.market.timeZone, now)
    templateKeys.push(template.key)
    seasonals.push({
      season,
      campaign: await presentCampaign(ofSeason, call),
      customization: seasonPeriod(template.content.customizationPeriod, today),
    })
  }
  const present = await use(seasonCampaignsView).at(found.market.key, templateKeys)
  const drafts = present.filter(
    ({ annualKey, status }) => annualKey === null && campaignPhases[status] === 'draft',
  )
  return {
    ...(await presentCampaign(found, call)),
    seasonals,
    drafts: drafts.map(({ key: draftKey, name }) => ({ key: draftKey, name })),
  }
}
