import type { CampaignDetails } from '@marquee/rules/campaigns'
import { presentMarket } from '../markets/index.ts'
import type { CampaignRow } from './campaigns.store.ts'
import type { MailedCampaign } from './campaigns.view.ts'

/** The details as people edit them, from the columns in which they are stored. */
export function savedDetails(
  campaign: CampaignRow,
  selectedMarketKeys: readonly number[],
): CampaignDetails {
  const { name, details, groupKey, marketPhoneNumber, mailDate, secondMailDate } = campaign
  const { metroCampaign: metro, ...rest } = details
  return {
    name,
    ...rest,
    selectedMarketKeys,
    metroCampaign: metro && { ...metro, marketGroupKey: groupKey, marketPhoneNumber },
    mailDate,
    secondMailDate,
  }
}

/** The market that a campaign belongs to: of a metro campaign with a group, the group's. */
export function marketOf({ metro, campaign, ...place }: MailedCampaign) {
  const { key, name, sourceId, timeZone, marketHierarchyByType } = presentMarket(place)
  const isOfGroup = campaign.groupKey !== null && campaign.parentKey === null
  if (!isOfGroup) return { key, name, sourceId, timeZone, marketHierarchyByType }
  // The group may lie above the person; then its name comes from the campaign.
  const named = metro?.name ?? (campaign.details.metroCampaign?.metroGroupName || name)
  return {
    key: campaign.marketKey,
    name: named,
    timeZone,
    marketHierarchyByType,
    sourceId: { id: metro?.sourceId ?? sourceId.id },
  }
}
