import { createHash } from 'node:crypto'
import type { approvals } from '@marquee/contract/approvals'
import { decideTouchpoint, type TouchpointRefusal } from '@marquee/rules/approvals'
import type { StepStatus } from '@marquee/rules/campaigns'
import { canonical } from '@marquee/rules/orders'
import { accept, refuse, type Result } from '@marquee/rules/result'
import {
  campaignEventsStore,
  campaignMovesStore,
  campaignsStore,
  lockedCampaign,
  standingOf,
  type StepRow,
} from '../campaigns/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { approvedStepsStore } from './approved-steps.store.ts'
import { decideEach, decidedKeys, inOrder, namedItems } from './decide-each.change.ts'

type Deciding = Pick<
  Call<typeof approvals.approveTouchpoints>,
  'query' | 'body' | 'person' | 'use' | 'now' | 'announce'
>
type Refusals = TouchpointRefusal | 'not-found' | 'order.content-changed'

export const approveTouchpoints: UseCase<typeof approvals.approveTouchpoints> = (call) =>
  decideSteps('approve', call)

export const rejectTouchpoints: UseCase<typeof approvals.rejectTouchpoints> = (call) =>
  decideSteps('reject', call)

async function decideSteps(decision: 'approve' | 'reject', call: Deciding) {
  const named = namedItems(call)
  if (!named.ok) return named
  const keys = named.value.map((item) => item.key)
  const hashOf = (key: number) => named.value.find((item) => item.key === key)?.lookedAt
  const campaignOf = await campaignsOf(keys, call)
  const inLockOrder = inOrder(keys).toSorted(
    (one, other) => (campaignOf.get(one) ?? 0) - (campaignOf.get(other) ?? 0),
  )
  const answer = await decideEach<Refusals>(inLockOrder, call.use, (key) =>
    decideStep(decision, { key, campaignKey: campaignOf.get(key), lookedAt: hashOf(key) }, call),
  )
  if (answer.ok) {
    const decided = decidedKeys(answer.value)
    const campaignKeys = new Set(decided.keys.flatMap((key) => campaignOf.get(key) ?? []))
    call.announce({ ...decided, campaignKeys: [...campaignKeys] })
  }
  return answer
}

/** The campaigns that the steps are of. */
async function campaignsOf(keys: readonly number[], { use }: Pick<Deciding, 'use'>) {
  const found = new Map<number, number>()
  for (const key of keys) {
    const step = await use(campaignsStore).findStep(key)
    if (step) found.set(key, step.campaign.key)
  }
  return found
}

interface Named {
  key: number
  campaignKey: number | undefined
  lookedAt: string | undefined
}

async function decideStep(
  decision: 'approve' | 'reject',
  { key, campaignKey, lookedAt }: Named,
  { use, person, now, body }: Deciding,
): Promise<Result<StepStatus, Refusals>> {
  const found = campaignKey === undefined ? undefined : await lockedCampaign(campaignKey, use)
  // Read again now that the campaign is locked.
  const step = (await use(campaignsStore).findStep(key))?.step
  if (!found || !step) return refuse('not-found')
  const { campaign } = found
  const events = await use(campaignEventsStore).all(campaign.key)
  const submission = events.findLast(
    ({ action, stepKey }) => action === 'submit' && stepKey === key,
  )
  const submittedBy = submission?.personKey ?? campaign.submittedBy
  const waiting = { step, campaign: standingOf(found), submittedBy }
  const decided = decideTouchpoint(decision, waiting, person)
  if (!decided.ok) return decided
  if (lookedAt !== undefined && lookedAt !== stepHash(step)) return refuse('order.content-changed')
  const at = new Date(now)
  await use(campaignMovesStore).moveStep(campaign.key, step.templateStepKey, decided.value)
  if (decision === 'approve') {
    const approving = { by: person.key, at }
    await use(approvedStepsStore).add(campaign.key, approving, step.templateStepKey)
  }
  await use(campaignEventsStore).record(campaign.key, {
    at,
    action: decision,
    stepKey: key,
    words: body.reason?.trim() ?? '',
    personKey: person.key,
    by: person.name,
  })
  return accept(decided.value)
}

/** Identifies the content of a step, so that an approval fits what the approver looked at. */
export const stepHash = ({ creative, channels }: Pick<StepRow, 'creative' | 'channels'>): string =>
  createHash('sha256').update(canonical({ creative, channels })).digest('hex')
