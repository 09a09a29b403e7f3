import type { approvals } from '@marquee/contract/approvals'
import type { ReplyOf } from '@marquee/contract/operation'
import { mayComment } from '@marquee/rules/approvals'
import { ability, accept, refuse } from '@marquee/rules/result'
import {
  campaignEventsStore,
  seenCampaign,
  templateStepNames,
  type EventRow,
  type FoundCampaign,
} from '../campaigns/index.ts'
import { isAsRejected } from './as-rejected.load.ts'
import type { Use } from '../platform/sql/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { hasTrait } from '@marquee/rules/templates'

type TimelineEvent = ReplyOf<typeof approvals.timeline>['events'][number]

const KEPT_ABOVE = { ok: false, reason: 'campaign.kept-above' } as const

/** People who see only a child of a metro campaign read there what happened to the whole of it. */
export const readTimeline: UseCase<typeof approvals.timeline> = async (call) => {
  const { params, person, use } = call
  const found = await seenCampaign(params.key, use)
  if (!found) return refuse('not-found')
  const events = await eventsOf(found, use)
  const isAboutSteps = events.some(({ event: { stepKey } }) => stepKey !== null)
  const names = isAboutSteps ? await templateStepNames(found, use) : new Map<number, string>()
  const isKeptAbove = found.campaign.key !== params.key
  return accept({
    events: events.map((seen) => presentEvent(seen, names)),
    isAsRejected: !isKeptAbove && (await isAsRejected(found, call)),
    can: { comment: isKeptAbove ? KEPT_ABOVE : ability(mayComment(person.permissions)) },
  })
}

interface SeenEvent {
  event: EventRow
  /** The dealer who commented on their own part. */
  market: TimelineEvent['market']
}

/** People who see a metro campaign also read there the comments of its dealers on their parts. */
async function eventsOf({ campaign }: FoundCampaign, use: Use): Promise<SeenEvent[]> {
  const { key, category, parentKey } = campaign
  const own = (await use(campaignEventsStore).all(key)).map((event) => ({ event, market: null }))
  if (!hasTrait(category, 'several-dealers') || parentKey !== null) return own
  const comments = await use(campaignEventsStore).commentsOfChildren(key)
  return [...own, ...comments].toSorted((one, other) => one.event.key - other.event.key)
}

function presentEvent(
  { event, market }: SeenEvent,
  names: ReadonlyMap<number, string>,
): TimelineEvent {
  const { key, at, action, stepKey, by, fromStatus, toStatus, words } = event
  const step = stepKey === null ? null : { key: stepKey, name: names.get(stepKey) ?? '' }
  return {
    key,
    at: at.toISOString(),
    action,
    step,
    by,
    market,
    from: fromStatus,
    to: toStatus,
    words,
  }
}
