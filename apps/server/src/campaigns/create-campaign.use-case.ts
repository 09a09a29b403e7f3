import type { campaigns } from '@marquee/contract/campaigns'
import { refuse } from '@marquee/rules/result'
import { hasTrait } from '@marquee/rules/templates'
import { marketsStore } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { viewerOf, isReadable, templatesStore } from '../templates/index.ts'
import { cadenceAt } from './may-begin.check.ts'
import { campaignNow } from './campaign.present.ts'
import { startCampaign } from './start-campaign.change.ts'

type Create = typeof campaigns.create

export const createCampaign: UseCase<Create> = async (call) => {
  const { params, query, use, announce } = call
  const viewer = await viewerOf(call)
  const market = await use(marketsStore).find(query.marketKey)
  const template = await use(templatesStore).find(params.templateKey)
  if (!viewer || !market || !template || !(await isReadable(template, viewer, use))) {
    return refuse('not-found')
  }
  // A year is enrolled in by another call.
  if (hasTrait(template.category, 'year')) return refuse('campaign.annual')
  const cadence = await cadenceAt(template, market, query.campaignCadence, call)
  if (!cadence.ok) return cadence
  const campaign = await startCampaign(template, market, { cadence: cadence.value }, call)
  const { key, hierarchyId, templateKey, templateVersion } = campaign
  announce({ key, hierarchyId, templateKey, templateVersion, marketKey: market.key })
  return campaignNow(key, call)
}
