import type { OrderedContent } from '../orders/index.ts'
import { audienceChanges } from './audience-changes.rules.ts'
import { campaignChanges } from './campaign-changes.rules.ts'
import { stepChanges } from './step-changes.rules.ts'

/** What differs between two orders of a campaign, in sentences; none where nothing does. */
export const changesBetween = (before: OrderedContent, now: OrderedContent): string[] => [
  ...campaignChanges(before, now),
  ...stepChanges(before, now),
  ...audienceChanges(before, now),
]
