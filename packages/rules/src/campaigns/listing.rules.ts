import type { CampaignStatus } from './statuses.rules.ts'

/** Lists count no further: whoever has more campaigns than this looks for some of them. */
export const MOST_COUNTED = 10_000

/** What is mailed beyond that in the days of a calendar is only counted. */
export const MOST_MAILINGS = 500

const PREFERRED: readonly CampaignStatus[] = ['DRAFT', 'SUBMITTED', 'APPROVED']

interface Listed {
  status: CampaignStatus
}

/**
 * Which of several campaigns of a template stands for them: a draft before what is submitted, and that
 * before what is approved; of several, the last in the list.
 */
export function preferredCampaign<Campaign extends Listed>(
  campaigns: readonly Campaign[],
): Campaign | undefined {
  const preferred = PREFERRED.find((status) => campaigns.some((one) => one.status === status))
  return campaigns.findLast(({ status }) => status === preferred)
}

/** Every one after the first is reserved; of one alone that is so, of none it is not. */
export const areAllReserved = (campaigns: readonly Listed[]): boolean =>
  campaigns.length > 0 && campaigns.slice(1).every(({ status }) => status === 'RESERVED')
