import type { audience } from '@marquee/contract/audience'
import { accept, refuse } from '@marquee/rules/result'
import { campaignsView, wholeCampaign } from '../campaigns/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { loadMonthlyEstimate } from './monthly-estimate.load.ts'

export const readMonthlyEstimate: UseCase<typeof audience.monthlyEstimate> = async (call) => {
  const { params, use } = call
  const found = await use(campaignsView).find(params.key)
  if (!found) return refuse('not-found')
  return accept({ estimate: await loadMonthlyEstimate(await wholeCampaign(found, use), call) })
}
