import type { CampaignStatus } from './statuses.rules.ts'

/** Lists count no further; a person with more campaigns has to search for some of them. */
export const MOST_COUNTED = 10_000

/** What is mailed beyond that in the days of a calendar is only counted. */
export const MOST_MAILINGS = 500

/** Which status represents a template before others; null: never. */
const PREFERENCE: Readonly<Record<CampaignStatus, number | null>> = {
  DRAFT: 1,
  SUBMITTED: 2,
  ACKNOWLEDGED: null,
  APPROVED: 3,
  ACTIVE: null,
  COMPLETED: null,
  CANCEL_REQUESTED: null,
  CANCELLED: null,
  BULKREORDER: null,
  RESERVED: null,
}

interface Listed {
  status: CampaignStatus
}

/**
 * Which of several campaigns of a template represents them: a draft before a submitted one, and that
 * before an approved one; of several, the last in the list.
 */
export function preferredCampaign<Campaign extends Listed>(
  campaigns: readonly Campaign[],
): Campaign | undefined {
  const best = Math.min(...campaigns.map(({ status }) => PREFERENCE[status] ?? Infinity))
  return campaigns.findLast(({ status }) => PREFERENCE[status] === best)
}

/** Every one after the first is reserved; of one alone that is so, of none it is not. */
export const areAllReserved = (campaigns: readonly Listed[]): boolean =>
  campaigns.length > 0 && campaigns.slice(1).every(({ status }) => status === 'RESERVED')
