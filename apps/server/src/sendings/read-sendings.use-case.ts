import type { sendings } from '@marquee/contract/sendings'
import { accept, refuse } from '@marquee/rules/result'
import { seenCampaign } from '../campaigns/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { presentSendings } from './sendings.present.ts'

export const readSendings: UseCase<typeof sendings.ofCampaign> = async (call) => {
  const found = await seenCampaign(call.params.key, call.use)
  if (!found) return refuse('not-found')
  return accept(await presentSendings(call.params.key, call))
}
