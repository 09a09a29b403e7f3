import type { customers } from '@marquee/contract/customers'
import type { AnswerOf } from '@marquee/contract/operation'
import type {
  SuppressionChannel,
  SuppressionReason,
  SuppressionSource,
} from '@marquee/rules/customers'
import { api, useOperation } from '../../../../api/index.ts'
import { useFilters, useGridPage } from '../../../../ui/grid/index.ts'

export type ListedSuppression = AnswerOf<
  typeof customers.searchSuppressions
>['suppressions'][number]

export interface SuppressionFilters {
  email: string
  channel: SuppressionChannel | undefined
  reason: SuppressionReason | undefined
  source: SuppressionSource | undefined
}

const ANY: SuppressionFilters = {
  email: '',
  channel: undefined,
  reason: undefined,
  source: undefined,
}

export type Criteria = ReturnType<typeof criteriaOf>

/** One page of what stands in the selected market and below, the newest first. */
export function useSuppressions() {
  const paging = useGridPage<'at'>({ sort: [{ id: 'at', direction: 'DESCENDING' }] })
  const { filters, setFilters } = useFilters<SuppressionFilters>(paging, ANY)
  const criteria = criteriaOf(filters)
  const { page, size, sort } = paging.page
  const query = useOperation(
    api.customers.searchSuppressions,
    { body: { criteria, page, size, sort } },
    { keepsPrevious: true },
  )
  return { query, filters, setFilters, paging, criteria }
}

/** What narrows nothing is left undefined, and so is not sent. */
const criteriaOf = ({ email, channel, reason, source }: SuppressionFilters) => ({
  email: email.trim() || undefined,
  channel,
  reason,
  source,
})
