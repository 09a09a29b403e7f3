import type { campaigns } from '@marquee/contract/campaigns'
import type { CampaignDetails } from '@marquee/rules/campaigns'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { marketGroupsView } from '../market-groups/index.ts'
import type { Call } from '../platform/use-case.ts'
import { dealersOfGroup, type Template } from '../templates/index.ts'
import { seedListsStore } from '../seed-lists/index.ts'
import type { CampaignRow } from './campaigns.store.ts'
import type { FoundCampaign } from './campaigns.view.ts'

type Choosing = Pick<Call<typeof campaigns.update>, 'person' | 'use'>

export interface Referred {
  group: Pick<CampaignRow, 'groupKey' | 'marketKey'>
  /** Of the dealers that are new, those that may not be chosen. */
  refused: number[]
}

/** What the details name must be there for the person, or was there before. */
export async function referredTo(
  updated: CampaignDetails,
  {
    found,
    stored,
    template,
  }: { found: FoundCampaign; stored: CampaignDetails; template: Template },
  call: Choosing,
): Promise<Result<Referred, 'not-found'>> {
  const { sampleRecipientListKey: listKey } = updated
  if (listKey !== null && listKey !== stored.sampleRecipientListKey) {
    if (!(await call.use(seedListsStore).find(listKey))) return refuse('not-found')
  }
  const group = await groupOf(updated, found, call)
  if (!group.ok) return group
  const refused = await refusedDealers(updated, { stored, template, group: group.value }, call)
  return refused.ok ? accept({ group: group.value, refused: refused.value }) : refused
}

/** A metro campaign belongs to the market of its group; without one, to where it was started. */
async function groupOf(
  { metroCampaign }: CampaignDetails,
  { campaign, market }: FoundCampaign,
  { use, person }: Choosing,
): Promise<Result<Referred['group'], 'not-found'>> {
  const { groupKey, marketKey, hierarchyId } = campaign
  const chosenGroup = metroCampaign?.marketGroupKey ?? null
  if (chosenGroup === groupKey) return accept({ groupKey, marketKey })
  if (chosenGroup === null) return accept({ groupKey: null, marketKey: market.key })
  const found = await use(marketGroupsView).find(chosenGroup, person.key)
  if (!found || found.group.hierarchyId !== hierarchyId) return refuse('not-found')
  return accept({ groupKey: chosenGroup, marketKey: found.group.marketKey })
}

async function refusedDealers(
  { selectedMarketKeys, metroCampaign }: CampaignDetails,
  {
    stored,
    template,
    group,
  }: { stored: CampaignDetails; template: Template } & Pick<Referred, 'group'>,
  call: Choosing,
): Promise<Result<number[], 'not-found'>> {
  const isSameGroup = metroCampaign?.marketGroupKey === stored.metroCampaign?.marketGroupKey
  const before = new Set(isSameGroup ? stored.selectedMarketKeys : [])
  const added = selectedMarketKeys.filter((key) => !before.has(key))
  if (added.length === 0) return accept([])
  if (group.groupKey === null) return accept(added)
  const dealers = await dealersOfGroup(group.groupKey, call, template)
  if (!dealers) return refuse('not-found')
  const known = new Map(dealers.map((dealer) => [dealer.market.key, dealer.isSelectable]))
  if (added.some((key) => !known.has(key))) return refuse('not-found')
  return accept(added.filter((key) => !known.get(key)))
}
