import type { sendings } from '@marquee/contract/sendings'
import { accept, refuse } from '@marquee/rules/result'
import { mayMoveSending } from '@marquee/rules/sendings'
import { seenCampaign } from '../campaigns/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { campaignSendingsView } from './campaign-sendings.view.ts'
import { carryOutSending } from './move-sending.change.ts'
import { requestEmails } from './request-emails.change.ts'
import { presentSendings } from './sendings.present.ts'
import { sendingsStore } from './sendings.store.ts'

/** All of those that are named, or none of them. */
export const moveSendings: UseCase<typeof sendings.move> = async (call) => {
  const { params, body, use, person, now, announce } = call
  const { action, sendingKeys } = body
  const found = await seenCampaign(params.key, use)
  if (!found) return refuse('not-found')
  const allowed = mayMoveSending(action, person)
  if (!allowed.ok) return allowed
  const ofCampaign = await use(campaignSendingsView).of(params.key)
  const known = new Set(ofCampaign.map(({ sending }) => sending.key))
  // In one order for all callers: two who name the same do not wait for each other.
  for (const key of [...new Set(sendingKeys)].toSorted((one, next) => one - next)) {
    const sending = known.has(key) ? await use(sendingsStore).lock(key) : undefined
    if (!sending) return refuse('not-found')
    const moved = await carryOutSending(action, sending, { now, personKey: person.key }, use)
    if (!moved.ok) return moved
  }
  await requestEmails(sendingKeys, use)
  announce({ key: params.key, action, sendingKeys })
  return accept(await presentSendings(params.key, call))
}
