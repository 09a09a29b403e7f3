import { cadenceOf, toStoredDetails } from '@marquee/rules/campaigns'
import { reorderTexts } from '@marquee/rules/reorders'
import { audienceSelectionsStore } from '../audience/index.ts'
import {
  campaignEventsStore,
  campaignsStore,
  childrenStore,
  withFreeName,
  type CampaignRow,
  type NewCampaign,
} from '../campaigns/index.ts'
import { notesOf, type Planned, type Reordering } from './plan-reorder.check.ts'

/** A draft as it was planned; in the place that was held for it, or as another campaign. */
export async function createReorder(
  planned: Planned,
  by: Reordering,
  heldKey: number | null = null,
): Promise<CampaignRow> {
  const { person, use, now } = by
  const { source, steps, details, isSameMarket } = planned
  const at = new Date(now)
  const created = await inPlace(newCampaign(planned, by), heldKey, by)
  await use(campaignsStore).addSteps([{ campaign: created, steps }])
  if (details.metroCampaign)
    await use(childrenStore).follow(created.key, details.selectedMarketKeys)
  const place = { campaignKey: created.key, path: created.path, savedBy: person.key, savedAt: at }
  const hasAudience =
    isSameMarket && (await use(audienceSelectionsStore).copy(source.campaign.key, place))
  if (hasAudience) {
    await use(campaignsStore).noteReordered(created.key, [
      ...notesOf(planned),
      reorderTexts.audience,
    ])
  }
  await use(campaignEventsStore).record(created.key, {
    at,
    action: 'reorder',
    personKey: person.key,
    by: person.name,
    toStatus: 'DRAFT',
    words: source.campaign.name,
  })
  return created
}

async function inPlace(
  campaign: NewCampaign,
  heldKey: number | null,
  { use, now }: Reordering,
): Promise<CampaignRow> {
  const at = new Date(now)
  return withFreeName(campaign, use, (named) =>
    heldKey === null
      ? use(campaignsStore).insert(named, at)
      : use(campaignsStore).fill(heldKey, named, at),
  )
}

function newCampaign(planned: Planned, { person }: Reordering): NewCampaign {
  const { source, market, template, details, isSameMarket } = planned
  const { campaign } = source
  const { name, mailDate, secondMailDate } = details
  const { type } = template.content
  const cadence = cadenceOf(type, campaign.cadence)
  return {
    hierarchyId: template.hierarchyId,
    templateKey: template.key,
    parentKey: null,
    annualKey: null,
    season: null,
    templateVersion: template.version,
    category: template.category,
    type,
    cadence: cadence.ok ? cadence.value : type,
    ...(isSameMarket
      ? { marketKey: campaign.marketKey, groupKey: campaign.groupKey }
      : { marketKey: market.key, groupKey: null }),
    name,
    initialName: name,
    status: 'DRAFT',
    details: toStoredDetails(details),
    mailDate,
    secondMailDate,
    path: market.path,
    createdBy: person.key,
    creatorLevel: person.level,
    updatedBy: person.key,
    reorderedFrom: campaign.key,
    reorderNotes: notesOf(planned),
  }
}
