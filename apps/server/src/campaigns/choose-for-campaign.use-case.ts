import type { creatives } from '@marquee/contract/creatives'
import type { ReplyOf } from '@marquee/contract/operation'
import type { templates } from '@marquee/contract/templates'
import { may } from '@marquee/rules/access'
import { stepsOfCampaignTemplate } from '@marquee/rules/campaigns'
import { AUTHORING } from '@marquee/rules/creatives'
import { ability, accept, refuse } from '@marquee/rules/result'
import { creativesStore, presentCreatives, searchCreatives } from '../creatives/index.ts'
import { groupDealersView } from '../market-groups/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { listChildMarkets } from '../templates/index.ts'
import { campaignsStore } from './campaigns.store.ts'
import { campaignsView } from './campaigns.view.ts'
import { templateOf } from './campaign-template.load.ts'

type ChildMarket = ReplyOf<typeof templates.childMarkets>['childMarkets'][number]

/** The creatives that a step of a campaign offers; without a step, as creatives are searched. */
export const searchCreativesOfStep: UseCase<typeof creatives.search> = async (call) => {
  const { query, person, use, deployment } = call
  if (query.campaignStepKey === undefined) return searchCreatives(call)
  const found = await use(campaignsStore).findStep(query.campaignStepKey)
  if (!found) return refuse('not-found')
  const { content } = await templateOf(found, call)
  const { templateStepKey } = found.step
  const step = stepsOfCampaignTemplate(content).find(({ key }) => key === templateStepKey)
  const keys = step?.creativeSelection.filterItems.map((item) => item.creativeTemplateKey) ?? []
  const offered = (await use(creativesStore).findAll(keys)).toSorted(
    (a, b) => keys.indexOf(a.key) - keys.indexOf(b.key),
  )
  const { page, size } = query
  const shown = offered.slice(page * size, (page + 1) * size)
  return accept({
    customCreativeTemplates: await presentCreatives(shown, call),
    totalElements: offered.length,
    page,
    size,
    previewHosts: Object.keys(deployment.previewHosts),
    can: { create: ability(may(person.permissions, AUTHORING)) },
  })
}

/** And those that a campaign has already stay among them, so that they can be taken off it. */
export const listChildMarketsOf: UseCase<typeof templates.childMarkets> = async (call) => {
  const { query, use } = call
  const listed = await listChildMarkets(call)
  if (!listed.ok || query.campaignKey === undefined) return listed
  const campaign = await use(campaignsStore).find(query.campaignKey)
  if (!campaign) return refuse('not-found')
  // With another group, none of the selected dealers remains.
  if (campaign.groupKey !== query.marketGroupKey) return listed
  const children = await use(campaignsView).childrenOf(campaign)
  const selected = new Set(children.map(({ marketKey }) => marketKey))
  const { childMarkets } = listed.value
  const known = new Set(childMarkets.map(({ market }) => market.key))
  const gone = await goneDealers(
    [...selected].filter((key) => !known.has(key)),
    use,
  )
  return accept({
    childMarkets: [...childMarkets, ...gone].map((dealer) =>
      selected.has(dealer.market.key) ? { ...dealer, isSelectable: true } : dealer,
    ),
  })
}

async function goneDealers(
  keys: readonly number[],
  use: Parameters<UseCase<typeof templates.childMarkets>>[0]['use'],
): Promise<ChildMarket[]> {
  if (keys.length === 0) return []
  const { markets } = await use(groupDealersView).named(keys)
  return markets.map(({ marketId: key, marketName: name, isEnrolled, isDaaEligible, ...place }) => {
    const { sourceId, city, countrySubdivision, marketHierarchyByType } = place
    return {
      isSelectable: true,
      reason: 'market.not-in-group',
      isEnrolled,
      isDaaEligible,
      market: { key, name, sourceId, city, countrySubdivision, marketHierarchyByType },
    }
  })
}
