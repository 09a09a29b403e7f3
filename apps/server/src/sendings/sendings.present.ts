import type { ReplyOf } from '@marquee/contract/operation'
import type { sendings } from '@marquee/contract/sendings'
import { RETURN_KINDS } from '@marquee/rules/mail-returns'
import { ability } from '@marquee/rules/result'
import {
  countsOf,
  isOver,
  mayMoveSending,
  moveSending,
  SENDING_ACTIONS,
  SUPPRESSED_FOR,
  type PersonsAction,
} from '@marquee/rules/sendings'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import {
  campaignSendingsView,
  type Counted,
  type Returned,
  type SendingSeen,
} from './campaign-sendings.view.ts'
import { presentHalts } from './sending-halts.present.ts'

type Presented = ReplyOf<typeof sendings.ofCampaign>

/** What a campaign sends, with what this person may do about it. */
export async function presentSendings(
  campaignKey: number,
  { use, person }: { use: Use; person: CallingPerson },
): Promise<Presented> {
  const seen = await use(campaignSendingsView).of(campaignKey)
  const keys = seen.map(({ sending }) => sending.key)
  const counted = await use(campaignSendingsView).counts(keys)
  const returned = await use(campaignSendingsView).returned(keys)
  return {
    sendings: seen.map((one) => {
      const isOwn = ({ sendingKey }: { sendingKey: number }) => sendingKey === one.sending.key
      const own = { counted: counted.filter(isOwn), returned: returned.filter(isOwn) }
      return presentSending(one, own, person)
    }),
    halts: await haltsOver(seen, { use, person }),
  }
}

/** Of all that is stopped altogether, what this campaign is stopped by. */
async function haltsOver(
  seen: readonly SendingSeen[],
  by: { use: Use; person: CallingPerson },
): Promise<Presented['halts']> {
  const isGoing = seen.some(({ sending }) => !isOver(sending.state))
  return isGoing
    ? (
        await presentHalts(
          by,
          seen.map(({ sending }) => sending.path),
        )
      ).halts
    : []
}

interface Own {
  counted: readonly Counted[]
  returned: readonly Returned[]
}

function presentSending(
  { sending, market }: SendingSeen,
  { counted, returned }: Own,
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
    returned: presentReturned(returned),
    seeds: counted.filter(({ isSeed }) => isSeed).reduce((sum, { count }) => sum + count, 0),
    plannedAt: plannedAt && plannedAt.toISOString(),
    endedAt: endedAt && endedAt.toISOString(),
    can: abilitiesOf(sending, person),
  }
}

const MOST_REASONS = 3

function presentReturned(returned: readonly Returned[]) {
  return RETURN_KINDS.flatMap((kind) => {
    const own = returned.filter((one) => one.kind === kind)
    if (own.length === 0) return []
    const says = own.map((one) => one.says).filter((words) => words !== '')
    const all = own.reduce((sum, { count }) => sum + count, 0)
    return [{ kind, count: all, says: says.slice(0, MOST_REASONS) }]
  })
}

export function abilitiesOf(
  { state }: Pick<SendingSeen['sending'], 'state'>,
  person: CallingPerson,
) {
  const can = (action: PersonsAction) => {
    const allowed = mayMoveSending(action, person)
    return ability(allowed.ok ? moveSending(state, action) : allowed)
  }
  const [letGo, pause, resume, stop] = SENDING_ACTIONS
  return { letGo: can(letGo), pause: can(pause), resume: can(resume), stop: can(stop) }
}
