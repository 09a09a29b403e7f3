import type { audience } from '@marquee/contract/audience'
import type { ReplyOf } from '@marquee/contract/operation'
import { may } from '@marquee/rules/access'
import {
  mayBypassMinimum,
  type AudienceRequest,
  type CountedAudience,
} from '@marquee/rules/audience'
import { ability } from '@marquee/rules/result'
import type { CountedCampaign } from '../campaigns/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { SelectionRow } from './audience-selections.store.ts'
import { maySaveAudience } from './saved-selection.change.ts'

export type PresentedBreakdown = ReplyOf<typeof audience.search>

export const presentBreakdown = ({ lines: _, ...presented }: CountedAudience): PresentedBreakdown =>
  presented

/** The saved selection; with the new count, where the campaign has changed since. */
export function presentSelection(
  { campaignKey, request, breakdown, savedAt, totalSize, estimatedCost }: SelectionRow,
  campaign: CountedCampaign,
  person: CallingPerson,
  recounted?: { request: AudienceRequest; counted: CountedAudience },
) {
  const searching = may(person.permissions, ['CAN_SEARCH_AUDIENCE'])
  return {
    campaignId: campaignKey,
    searchRequest: recounted?.request ?? request,
    audienceBreakdown: presentBreakdown(recounted?.counted ?? breakdown),
    savedAt: savedAt.toISOString(),
    recounted: recounted ? { totalSize, estimatedCost } : null,
    can: {
      save: ability(searching.ok ? maySaveAudience(person, campaign) : searching),
      bypassMinOrderValue: ability(mayBypassMinimum(person.permissions)),
    },
  }
}
