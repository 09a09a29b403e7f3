import type { MonthlyEstimate } from '@marquee/rules/audience'
import { api, useOperation, type QueryState } from '../../../api/index.ts'
import { useMonthlyEstimate } from '../../../widgets/audience/index.ts'
import type { Campaign } from './answers.ts'

export interface Month {
  estimate: MonthlyEstimate
  cap: number | null
}

type Shown = Omit<QueryState<unknown>, 'response'> & { month: Month | undefined }

/** A draft as it is saved; once it is submitted, as it was ordered. */
export function useShownMonth(campaign: Campaign): Shown {
  const { key, status, monthlyCap } = campaign
  const isDraft = status === 'DRAFT'
  const params = { key: String(key) }
  const present = useMonthlyEstimate(campaign, isDraft)
  const ordered = useOperation(api.orders.ofCampaign, { params }, { enabled: !isDraft })
  const order = ordered.response?.order
  const estimate = isDraft ? present.response?.estimate : order?.monthly
  const cap = isDraft ? monthlyCap : (order?.monthlyCap ?? null)
  return { ...(isDraft ? present : ordered), month: estimate ? { estimate, cap } : undefined }
}
