import type { audience } from '@marquee/contract/audience'
import type { AnswerOf } from '@marquee/contract/operation'
import { hasTrait } from '@marquee/rules/templates'
import { api, useOperation, type QueryState } from '../../../../api/index.ts'
import type { Campaign } from '../answers.ts'

type Selection = AnswerOf<typeof audience.readSelection>

/** What one of several dealers gets, and pays. */
export type MailerDealer = Selection['audienceBreakdown']['audienceByMarket'][number]

interface DealersOfMailer {
  /** The campaign is for several dealers, and it is known whom it reaches. */
  isOfSeveral: boolean
  dealers: readonly MailerDealer[]
  query: QueryState<Selection>
}

/** The dealers of a campaign for several. */
export function useDealersOfMailer(campaign: Campaign): DealersOfMailer {
  const { key, category, parentCampaignKey, audience: saved } = campaign
  const isOfSeveral =
    hasTrait(category, 'several-dealers') && parentCampaignKey === null && saved !== null
  const query = useOperation(
    api.audience.readSelection,
    { params: { id: String(key) }, query: {} },
    { selection: false, enabled: isOfSeveral },
  )
  const found = isOfSeveral ? query.response : undefined
  return { isOfSeveral, dealers: found?.audienceBreakdown.audienceByMarket ?? [], query }
}
