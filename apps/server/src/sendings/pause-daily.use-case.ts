import type { sendings } from '@marquee/contract/sendings'
import { accept, refuse } from '@marquee/rules/result'
import { mayPauseSending, SENDING_MOVES } from '@marquee/rules/sendings'
import { seenCampaign } from '../campaigns/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { campaignSendingsView } from './campaign-sendings.view.ts'
import { dailyRunsStore } from './daily-runs.store.ts'
import { carryOutSending } from './move-sending.change.ts'
import { requestEmails } from './request-emails.change.ts'
import { presentSendings } from './sendings.present.ts'
import { sendingsStore } from './sendings.store.ts'

/** The days that come, and all that is on its way already. */
export const pauseDaily: UseCase<typeof sendings.pauseDaily> = async (call) => {
  const { params, body, use, person, now, announce } = call
  const { isPaused } = body
  const found = await seenCampaign(params.key, use)
  if (!found) return refuse('not-found')
  const allowed = mayPauseSending(person)
  if (!allowed.ok) return allowed
  const run = await use(dailyRunsStore).lock(params.key)
  if (!run || run.isPaused === isPaused) return refuse('sending.not-now')
  await use(dailyRunsStore).pause(params.key, isPaused)
  const action = isPaused ? 'pause' : 'resume'
  const { from } = SENDING_MOVES[action]
  const ofCampaign = await use(campaignSendingsView).of(params.key)
  const keys = ofCampaign
    .filter(({ sending }) => from.some((state) => state === sending.state))
    .map(({ sending }) => sending.key)
    .toSorted((one, next) => one - next)
  for (const key of keys) {
    const sending = await use(sendingsStore).lock(key)
    // What was moved since is left as it is.
    if (sending) await carryOutSending(action, sending, { now, personKey: person.key }, use)
  }
  await requestEmails(keys, use)
  announce({ key: params.key, isPaused })
  return accept(await presentSendings(params.key, call))
}
