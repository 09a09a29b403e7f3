import {
  childAudience,
  mayBypassMinimum,
  mayOrder,
  piecesOf,
  type AudienceRequest,
  type CountedAudience,
} from '@marquee/rules/audience'
import { may } from '@marquee/rules/access'
import { MAKING_CAMPAIGNS, maySaveCampaign } from '@marquee/rules/campaigns'
import { ability, accept, refuse } from '@marquee/rules/result'
import {
  countedCampaign,
  lockedCampaign,
  standingOf,
  type CountedCampaign,
} from '../campaigns/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import { askedOfCampaign, type Asking } from './asked-audience.load.ts'
import { audienceSelectionsStore, type SelectionRow } from './audience-selections.store.ts'
import { readyQuestion, type ReadyQuestion } from './count-audience.load.ts'
import { presentBreakdown } from './audience.present.ts'

export interface ReadySelection extends ReadyQuestion {
  campaign: CountedCampaign
}

/** What the campaign says stands: an audience is that of the channels chosen for it. */
export async function readySelection(
  key: number,
  request: AudienceRequest,
  { use }: Pick<Asking, 'use'>,
) {
  const asked = await askedOfCampaign(key, request.markets, { use })
  if (!asked.ok) return asked
  const { campaign, ways } = asked.value
  const settled = { ...request, selectedFulfillmentOptions: ways }
  const ready = readyQuestion(asked.value, settled)
  return ready.ok ? accept({ ...ready.value, campaign }) : ready
}

/** Who makes campaigns saves what they reach, as long as they may be saved. */
export function maySaveAudience({ permissions }: CallingPerson, { found }: CountedCampaign) {
  const isMaking = may(permissions, MAKING_CAMPAIGNS).ok
  return isMaking ? maySaveCampaign(permissions, standingOf(found)) : refuse('audience.save-denied')
}

interface Saving extends Asking {
  query: Asking['query'] & { bypassMinOrderValue: 'true' | 'false' }
}

/** Saves what was counted, unless the campaign became another one meanwhile. */
export async function saveSelection(
  { campaign, request }: ReadySelection,
  counted: CountedAudience,
  { person, query, use, now }: Saving,
) {
  const { key } = campaign.found.campaign
  const isThere = await lockedCampaign(key, use)
  const present = await countedCampaign(key, use)
  if (!isThere || !present) return refuse('not-found')
  const allowed = maySaveAudience(person, present)
  if (!allowed.ok) return allowed
  if (present.basis !== campaign.basis) return refuse('audience.campaign-changed')
  const ordering = mayOrder(counted, person.permissions, query.bypassMinOrderValue === 'true')
  if (!ordering.ok) return ordering
  const by = { savedBy: person.key, savedAt: new Date(now) }
  const { basis, children } = present
  const row = rowOf({ campaign: present.found.campaign, basis }, { request, counted, by })
  // A child's dealer is told nothing of the others.
  const rows = children.map((child) => {
    const own = childAudience(counted, child.campaign.marketKey)
    return rowOf(child, { request: { ...request, markets: [] }, counted: own, by })
  })
  await use(audienceSelectionsStore).save([row, ...rows])
  return accept(presentSelection(row, present, person))
}

interface Saved {
  request: AudienceRequest
  counted: CountedAudience
  by: Pick<SelectionRow, 'savedBy' | 'savedAt'>
}

function rowOf(
  { campaign, basis }: CountedCampaign['children'][number],
  { request, counted, by }: Saved,
): SelectionRow {
  const { totalSize, estimatedCost, costWithoutDiscount } = counted
  return {
    campaignKey: campaign.key,
    path: campaign.path,
    basis,
    request,
    ...by,
    breakdown: counted,
    totalSize,
    estimatedCost,
    costWithoutDiscount,
    pieces: piecesOf(counted),
  }
}

/** As it is saved; with what was counted anew, where the campaign changed since. */
export function presentSelection(
  { campaignKey, request, breakdown, savedAt, totalSize, estimatedCost }: SelectionRow,
  campaign: CountedCampaign,
  person: CallingPerson,
  anew?: { request: AudienceRequest; counted: CountedAudience },
) {
  const searching = may(person.permissions, ['CAN_SEARCH_AUDIENCE'])
  return {
    campaignId: campaignKey,
    searchRequest: anew?.request ?? request,
    audienceBreakdown: presentBreakdown(anew?.counted ?? breakdown),
    savedAt: savedAt.toISOString(),
    recounted: anew ? { totalSize, estimatedCost } : null,
    can: {
      save: ability(searching.ok ? maySaveAudience(person, campaign) : searching),
      bypassMinOrderValue: ability(mayBypassMinimum(person.permissions)),
    },
  }
}
