import type { audience } from '@marquee/contract/audience'
import type { AnswerOf } from '@marquee/contract/operation'
import { api, useOperation } from '../../api/index.ts'
import { useUserState } from '../../widgets/user-state/index.ts'

export type Estimate = AnswerOf<typeof audience.estimates>['estimates'][number]

/**
 * Whom each template would reach as it is suggested, and for how much: of one dealer's customers, as
 * only those are counted quickly enough for the catalog. A template without an estimate is left out.
 */
export function useEstimates(templateKeys: readonly number[]): ReadonlyMap<number, Estimate> {
  const { selectedMarket, featureToggles } = useUserState()
  const isEnabled =
    featureToggles.IS_AUDIENCE_BUILDER_ENABLED === true && selectedMarket?.type === 'DEALER'
  const query = useOperation(
    api.audience.estimates,
    { query: {}, body: { campaignTemplateKeys: [...templateKeys] } },
    { enabled: isEnabled && templateKeys.length > 0, keepsPrevious: true },
  )
  const estimates = query.response?.estimates ?? []
  return new Map(estimates.map((estimate) => [estimate.campaignTemplateKey, estimate]))
}
