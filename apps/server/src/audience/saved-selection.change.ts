import {
  childAudience,
  mayOrder,
  piecesOf,
  type AudienceRequest,
  type CountedAudience,
} from '@marquee/rules/audience'
import { may } from '@marquee/rules/access'
import { CREATING_CAMPAIGNS, maySaveStep } from '@marquee/rules/campaigns'
import { accept, refuse } from '@marquee/rules/result'
import {
  countedCampaign,
  lockedCampaign,
  standingOf,
  type CountedCampaign,
} from '../campaigns/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { AudienceCall } from './audience-source.load.ts'
import { audienceSelectionsStore, type SelectionRow } from './audience-selections.store.ts'
import type { ReadySelection } from './count-audience.load.ts'

/** People who may create campaigns save their audiences, as long as the status of the campaign allows it. */
export function maySaveAudience({ permissions }: CallingPerson, { found }: CountedCampaign) {
  const isMaking = may(permissions, CREATING_CAMPAIGNS).ok
  // Whom a season reaches stays as it was ordered, also in its period.
  const ordered = refuse('campaign.approved-as-ordered')
  return isMaking
    ? maySaveStep(permissions, standingOf(found), ordered)
    : refuse('audience.save-denied')
}

interface Saving extends AudienceCall {
  query: AudienceCall['query'] & { bypassMinOrderValue: 'true' | 'false' }
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
  // A child's dealer must not see figures of the others.
  const rows = children.map((child) => {
    const own = childAudience(counted, child.campaign.marketKey)
    return rowOf(child, { request: { ...request, markets: [] }, counted: own, by })
  })
  await use(audienceSelectionsStore).save([row, ...rows])
  return accept({ row, campaign: present })
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
