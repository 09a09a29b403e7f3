import type { audience } from '@marquee/contract/audience'
import type { AnswerOf } from '@marquee/contract/operation'
import { isSetOff, type Category } from '@marquee/rules/templates'
import { api, useOperation, type QueryState } from '../../api/index.ts'

/** What a campaign would send in a month as it is saved now; requested only of those that a need sets off. */
export const useMonthlyEstimate = (
  { key, category }: { key: number; category: Category },
  enabled = true,
): QueryState<AnswerOf<typeof audience.monthlyEstimate>> =>
  useOperation(
    api.audience.monthlyEstimate,
    { params: { key: String(key) } },
    { selection: false, enabled: enabled && isSetOff(category) },
  )
