import type { approvals } from '@marquee/contract/approvals'
import { refuse } from '@marquee/rules/result'
import { carryOut, lockedCampaign } from '../campaigns/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { decideEach, decidedKeys, inOrder } from './decide-each.change.ts'

/** From now on their dealers see their own part of metro campaigns. */
export const releaseToMarkets: UseCase<typeof approvals.release> = async (call) => {
  const { body, use, announce } = call
  const answer = await decideEach(inOrder(body.campaignKeys), use, async (key) => {
    const found = await lockedCampaign(key, use)
    return found ? carryOut('release', found, call) : refuse('not-found')
  })
  if (answer.ok) announce(decidedKeys(answer.value))
  return answer
}
