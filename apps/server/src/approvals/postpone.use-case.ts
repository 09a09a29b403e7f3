import type { approvals } from '@marquee/contract/approvals'
import { postponedInWords } from '@marquee/rules/approvals'
import { accept, refuse } from '@marquee/rules/result'
import { carryOut, lockedCampaign } from '../campaigns/index.ts'
import { orderOf, postponeOrder } from '../orders/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { decideEach, decidedKeys } from './decide-each.change.ts'
import { mailDatesOf, plannedPostponing, planningMany } from './planned-postponing.check.ts'

type Postponing = Call<typeof approvals.postpone>

/** Moves each campaign off the closed days and back to its approvers: another day is other content. */
export const postponeCampaigns: UseCase<typeof approvals.postpone> = async (call) => {
  const planning = planningMany(call)
  const answer = await decideEach(call.body.itemKey, call.use, (key) =>
    postponeOne(key, call, planning),
  )
  if (answer.ok) call.announce(decidedKeys(answer.value))
  return answer
}

async function postponeOne(key: number, call: Postponing, planning: Postponing) {
  const { use } = call
  const found = await lockedCampaign(key, use)
  if (!found) return refuse('not-found')
  const order = await orderOf(key, use)
  const planned = await plannedPostponing(found, order, planning)
  const words = planned.ok ? postponedInWords(mailDatesOf(found), planned.value) : ''
  // The permission is checked before the day, so that its refusal comes first.
  const moved = await carryOut('postpone', found, call, words)
  if (!moved.ok) return moved
  if (!planned.ok) return planned
  if (!order) return refuse('order.closed')
  const replaced = await postponeOrder(found, order, planned.value, planning)
  return replaced.ok ? accept(planned.value) : replaced
}
