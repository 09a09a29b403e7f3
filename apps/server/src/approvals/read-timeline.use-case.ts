import type { approvals } from '@marquee/contract/approvals'
import type { ReplyOf } from '@marquee/contract/operation'
import { mayComment } from '@marquee/rules/approvals'
import { ability, accept, refuse } from '@marquee/rules/result'
import {
  campaignEventsStore,
  seenCampaign,
  templateStepNames,
  type EventRow,
} from '../campaigns/index.ts'
import type { UseCase } from '../platform/use-case.ts'

type TimelineEvent = ReplyOf<typeof approvals.timeline>['events'][number]

const KEPT_ABOVE = { ok: false as const, reason: 'campaign.kept-above' }

/** Whoever sees only a child of a metro campaign reads there what happened to all of it. */
export const readTimeline: UseCase<typeof approvals.timeline> = async (call) => {
  const { params, person, use } = call
  const found = await seenCampaign(params.key, use)
  if (!found) return refuse('not-found')
  const events = await use(campaignEventsStore).all(found.campaign.key)
  const isAboutSteps = events.some(({ stepKey }) => stepKey !== null)
  const names = isAboutSteps ? await templateStepNames(found, use) : new Map<number, string>()
  const isKeptAbove = found.campaign.key !== params.key
  return accept({
    events: events.map((event) => presentEvent(event, names)),
    can: { comment: isKeptAbove ? KEPT_ABOVE : ability(mayComment(person.permissions)) },
  })
}

function presentEvent(event: EventRow, names: ReadonlyMap<number, string>): TimelineEvent {
  const { key, at, action, stepKey, by, fromStatus, toStatus, words } = event
  const step = stepKey === null ? null : { key: stepKey, name: names.get(stepKey) ?? '' }
  return {
    ...{ key, at: at.toISOString(), action, step, by },
    ...{ from: fromStatus, to: toStatus, words },
  }
}
