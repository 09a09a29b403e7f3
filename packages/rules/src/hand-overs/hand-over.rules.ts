import { mayApprove, type CampaignStatus, type Moving } from '../campaigns/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import type { SendingState } from '../sendings/index.ts'

/**
 * Of what is made for a whole sending, and handed over to whoever prints or shows it. `handing-over` is committed before
 * a folder shows it, so that a program which is killed there leaves no doubt whether to hand it over once more.
 */
export const HAND_OVER_STATES = ['making', 'ready', 'handing-over', 'handed-over'] as const

export type HandOverState = (typeof HAND_OVER_STATES)[number]

/** How it reached them. */
export const HAND_OVERS = ['FOLDER', 'SFTP', 'DOWNLOAD'] as const

export type HandOver = (typeof HAND_OVERS)[number]

interface Standing {
  state: HandOverState
  sending: SendingState
  isForgotten: boolean
}

export type HandOverRefusal =
  | 'hand-over.not-ready'
  | 'hand-over.not-now'
  | 'hand-over.done'
  | 'hand-over.forgotten'

/** May it be handed over? A second time only by someone who says that it is a repeat. */
export function mayHandOver(
  { state, sending, isForgotten }: Standing,
  { isRepeat }: { isRepeat: boolean },
): Result<true, HandOverRefusal> {
  if (state === 'making' || state === 'handing-over') return refuse('hand-over.not-ready')
  if (isForgotten) return refuse('hand-over.forgotten')
  if (state === 'handed-over') return isRepeat ? accept(true) : refuse('hand-over.done')
  return sending === 'running' ? accept(true) : refuse('hand-over.not-now')
}

/** May it be taken once more, by someone who says that it is a repeat? */
export const mayRepeat = (
  standing: Standing,
): Result<true, HandOverRefusal | 'hand-over.not-done'> =>
  standing.state === 'handed-over'
    ? mayHandOver(standing, { isRepeat: true })
    : refuse('hand-over.not-done')

/** What is not active any more, or may be canceled, is not sent now, whatever its sending says. */
export const sendingNow = (campaign: CampaignStatus, sending: SendingState): SendingState =>
  campaign === 'ACTIVE' || sending !== 'running' ? sending : 'paused'

/** Whoever may let a sending go hands over what is made for it. */
export const mayRunHandOvers = (person: Pick<Moving, 'level' | 'permissions'>) => mayApprove(person)

/** So long after the hand-over its files, and what they know of people, are stored. */
export const STORED_DAYS = 30
