import type { sendings } from '@marquee/contract/sendings'
import { accept, refuse } from '@marquee/rules/result'
import { mayDecideUnknown } from '@marquee/rules/sendings'
import type { UseCase } from '../platform/use-case.ts'
import { dispatchStore } from './dispatch.store.ts'
import { carryOutSending } from './move-sending.change.ts'
import { decidingOf } from './read-unsent.use-case.ts'
import { requestEmails } from './request-emails.change.ts'
import { sendingsStore } from './sendings.store.ts'
import { unknownPiecesStore } from './unknown-pieces.store.ts'
import { unsentPiecesView } from './unsent-pieces.view.ts'

const BECOMES = { 'send-again': 'pending', 'count-as-sent': 'accepted' } as const

/** All that are named, or none of them. */
export const decideUnknown: UseCase<typeof sendings.decideUnknown> = async (call) => {
  const { params, body, use, person, now, announce } = call
  const { decision, pieces } = body
  const sending = await use(sendingsStore).lock(params.key)
  const found = await use(unsentPiecesView).sending(params.key)
  if (!sending || !found) return refuse('not-found')
  const allowed = mayDecideUnknown(decision, decidingOf(found), person)
  if (!allowed.ok) return allowed
  const at = new Date(now)
  await use(dispatchStore).takeTurn(sending)
  const decided = await use(unknownPiecesStore).become(sending.key, BECOMES[decision], {
    pieces,
    at,
  })
  if (decided === 0 || (pieces !== undefined && decided !== pieces.length)) {
    return refuse('sending.decided-already')
  }
  if (decision === 'send-again' && sending.state === 'done') {
    const personKey = person.key
    await carryOutSending('reopen', sending, { now, personKey }, use)
  }
  await requestEmails([sending.key], use)
  announce({ key: sending.key, campaignKey: sending.campaignKey, decision, decided })
  return accept({ decided })
}
