import type { ReplyOf } from '@marquee/contract/operation'
import type { sendings } from '@marquee/contract/sendings'
import { RETURN_KINDS } from '@marquee/rules/mail-returns'
import { ability } from '@marquee/rules/result'
import {
  isOver,
  mayMoveSending,
  moveSending,
  SENDING_ACTIONS,
  SUPPRESSED_FOR,
  type DeliveryCounts,
  type PersonsAction,
} from '@marquee/rules/sendings'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import type { Deployment } from '../platform/use-case.ts'
import {
  campaignSendingsView,
  type Returned,
  type SendingSeen,
  type Suppressed,
} from './campaign-sendings.view.ts'
import { presentDaily } from './daily-run.present.ts'
import { presentHalts } from './sending-halts.present.ts'
import { loadWaits, NO_WAIT, type Wait } from './waits.load.ts'

type Presented = ReplyOf<typeof sendings.ofCampaign>

interface Presenting {
  use: Use
  person: CallingPerson
  now: number
  deployment: Deployment
}

/** What a campaign sends, with what this person may do about it. */
export async function presentSendings(campaignKey: number, call: Presenting): Promise<Presented> {
  const { use, person } = call
  const seen = await use(campaignSendingsView).of(campaignKey)
  const keys = seen.map(({ sending }) => sending.key)
  const suppressed = await use(campaignSendingsView).suppressed(keys)
  const seeds = await use(campaignSendingsView).seeds(keys)
  const returned = await use(campaignSendingsView).returned(keys)
  const waits = await loadWaits(seen, call)
  return {
    sendings: seen.map((one) => {
      const isOwn = ({ sendingKey }: { sendingKey: number }) => sendingKey === one.sending.key
      const own = {
        suppressed: suppressed.filter(isOwn),
        seeds: seeds.find(isOwn)?.count ?? 0,
        returned: returned.filter(isOwn),
        wait: waits.get(one.sending.key) ?? NO_WAIT,
      }
      return presentSending(one, own, person)
    }),
    halts: await haltsOver(seen, { use, person }),
    daily: await presentDaily(campaignKey, { use, person }),
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
  suppressed: readonly Suppressed[]
  seeds: number
  returned: readonly Returned[]
  wait: Wait
}

function presentSending(
  { sending, market, pieces }: SendingSeen,
  { suppressed, seeds, returned, wait }: Own,
  person: CallingPerson,
): Presented['sendings'][number] {
  const { key, campaignKey, stepKey, stepNumber, stepName, channel, wave, dueOn } = sending
  const { state, heldFor, planned, plannedAt, endedAt } = sending
  return {
    key,
    campaignKey,
    market,
    step: { key: stepKey, number: stepNumber, name: stepName },
    channel,
    wave,
    isSecond: sending.follows !== null,
    dueOn,
    state,
    heldFor,
    waitsFor: wait.waitsFor,
    opensAt: wait.opensAt,
    planned: plannedAt && planned,
    pieces: pieces === null ? NOTHING_PLANNED : presentCounts(pieces),
    suppressed: SUPPRESSED_FOR.flatMap((reason) => {
      const found = suppressed.find((one) => one.reason === reason)
      return found ? [{ reason, count: found.count }] : []
    }),
    returned: presentReturned(returned),
    seeds,
    plannedAt: plannedAt && plannedAt.toISOString(),
    endedAt: endedAt && endedAt.toISOString(),
    can: abilitiesOf(sending, person),
  }
}

const NOTHING_PLANNED: DeliveryCounts = {
  pending: 0,
  dispatching: 0,
  accepted: 0,
  refused: 0,
  unknown: 0,
  suppressed: 0,
}

function presentCounts(counts: DeliveryCounts): DeliveryCounts {
  const { pending, dispatching, accepted, refused, unknown, suppressed } = counts
  return { pending, dispatching, accepted, refused, unknown, suppressed }
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
