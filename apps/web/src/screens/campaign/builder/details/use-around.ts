import type { AnswerOf } from '@marquee/contract/operation'
import type { templates } from '@marquee/contract/templates'
import { api, useOperation, type Asked } from '../../../../api/index.ts'
import type { Campaign } from '../answers.ts'
import { hasTrait } from '@marquee/rules/templates'

export type DealerGroup = AnswerOf<typeof templates.marketGroups>['marketGroups'][number]
export type GroupDealer = AnswerOf<typeof templates.childMarkets>['childMarkets'][number]

/** What is asked of the server beside the campaign: its days, its groups, its dealers, its limits. */
export interface Around {
  dates: Asked<AnswerOf<typeof templates.selectableDates>>
  groups: Asked<AnswerOf<typeof templates.marketGroups>>
  dealers: Asked<AnswerOf<typeof templates.childMarkets>>
  seedLimit: number | undefined
}

const MOST_GROUPS = '100'

export function useAround(campaign: Campaign, marketGroupKey: number | null): Around {
  const { key, template, startedFor, hierarchyId, category, parentCampaignKey } = campaign
  const templateKey = String(template.key)
  const place = { marketKey: String(startedFor), hierarchyId }
  const isParent = hasTrait(category, 'several-dealers') && parentCampaignKey === null
  const own = { selection: false } as const
  const ofGroup = { marketGroupKey: String(marketGroupKey), campaignKey: String(key) }
  return {
    dates: useOperation(
      api.templates.selectableDates,
      { query: { campaignTemplateKey: templateKey, ...place } },
      { ...own, staysFresh: true },
    ),
    groups: useOperation(
      api.templates.marketGroups,
      { params: { id: templateKey }, query: { hierarchyId, size: MOST_GROUPS } },
      { ...own, enabled: isParent },
    ),
    dealers: useOperation(
      api.templates.childMarkets,
      { params: { key: templateKey }, query: ofGroup },
      { ...own, enabled: isParent && marketGroupKey !== null },
    ),
    seedLimit: useOperation(api.seedLists.list, { query: { marketKey: place.marketKey } }, own)
      .response?.limit,
  }
}
