import type { ReplyOf } from '@marquee/contract/operation'
import type { sendings } from '@marquee/contract/sendings'
import { ability } from '@marquee/rules/result'
import {
  countsOf,
  mayMoveSending,
  moveSending,
  SENDING_ACTIONS,
  SUPPRESSED_FOR,
  type PersonsAction,
} from '@marquee/rules/sendings'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { campaignSendingsView, type Counted, type SendingSeen } from './campaign-sendings.view.ts'

type Presented = ReplyOf<typeof sendings.ofCampaign>

/** What a campaign sends, with what this person may do about it. */
export async function presentSendings(
  campaignKey: number,
  { use, person }: { use: Use; person: CallingPerson },
): Promise<Presented> {
  const seen = await use(campaignSendingsView).of(campaignKey)
  const counted = await use(campaignSendingsView).counts(seen.map(({ sending }) => sending.key))
  return {
    sendings: seen.map((one) => {
      const own = counted.filter(({ sendingKey }) => sendingKey === one.sending.key)
      return presentSending(one, own, person)
    }),
  }
}

function presentSending(
  { sending, market }: SendingSeen,
  counted: readonly Counted[],
  person: CallingPerson,
): Presented['sendings'][number] {
  const { key, campaignKey, stepKey, stepNumber, stepName, channel, wave, dueOn } = sending
  const { state, heldFor, planned, plannedAt, endedAt } = sending
  const pieces = counted.filter(({ isSeed }) => !isSeed)
  return {
    key,
    campaignKey,
    market,
    step: { key: stepKey, number: stepNumber, name: stepName },
    channel,
    wave,
    dueOn,
    state,
    heldFor,
    planned: plannedAt && planned,
    pieces: countsOf(pieces),
    suppressed: SUPPRESSED_FOR.flatMap((reason) => {
      const found = pieces.find(({ suppressedFor }) => suppressedFor === reason)
      return found ? [{ reason, count: found.count }] : []
    }),
    seeds: counted.filter(({ isSeed }) => isSeed).reduce((sum, { count }) => sum + count, 0),
    plannedAt: plannedAt && plannedAt.toISOString(),
    endedAt: endedAt && endedAt.toISOString(),
    can: abilitiesOf(sending, person),
  }
}

function abilitiesOf({ state }: SendingSeen['sending'], person: CallingPerson) {
  const can = (action: PersonsAction) => {
    const allowed = mayMoveSending(action, person)
    return ability(allowed.ok ? moveSending(state, action) : allowed)
  }
  const [letGo, pause, resume, stop] = SENDING_ACTIONS
  return { letGo: can(letGo), pause: can(pause), resume: can(resume), stop: can(stop) }
}
