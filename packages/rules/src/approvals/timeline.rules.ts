import { may, type Permission } from '../access/index.ts'
import { CREATING_CAMPAIGNS, ROUND_OF_SUBMISSION } from '../campaigns/index.ts'
import type { Result } from '../result/index.ts'
import type { EventAction } from './event-actions.rules.ts'
import { eventTexts, touchpointText } from './texts.ts'

interface Occasion {
  action: EventAction
  /** Of a decision about one touchpoint: its name. */
  stepName: string | null
}

/** 'Approved', 'Touchpoint “Second letter”: approved' */
export function eventInWords({ action, stepName }: Occasion): string {
  const words = eventTexts[action]
  return stepName === null ? words : touchpointText(stepName, words)
}

/** Why a campaign is a draft again, where it came back and was not submitted since: of what happened to it as a whole. */
export function lastRejection<Event extends { action: EventAction }>(
  events: readonly Event[],
): Event | undefined {
  const last = events.findLast(({ action }) => SUBMITTING.has(action))
  return last?.action === 'reject' ? last : undefined
}

/** Why a campaign is to be canceled. */
export const lastCancelRequest = <Event extends { action: EventAction }>(
  events: readonly Event[],
): Event | undefined => events.findLast(({ action }) => action === 'request-cancel')

const SUBMITTING: ReadonlySet<EventAction> = new Set(ROUND_OF_SUBMISSION)

/** How long a comment or a reason may be. */
export const MOST_OF_WORDS = 1_000

/** People who may only read a campaign do not comment on it. */
export const mayComment = (permissions: readonly Permission[]): Result<true, 'access.denied'> =>
  may(permissions, CREATING_CAMPAIGNS)
