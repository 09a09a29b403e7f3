import { hasEnded, type CampaignStatus } from '../campaigns/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'

/** `running` until its job has come to an end, whichever that is. */
export const REHEARSAL_STATES = ['running', 'done', 'failed'] as const

export type RehearsalState = (typeof REHEARSAL_STATES)[number]

/** Why a rehearsal came to no end: the person who started it may not do it any more, or the program could not. */
export const REHEARSAL_FAILURES = ['rehearsal.person-gone', 'rehearsal.failed'] as const

export type RehearsalFailure = (typeof REHEARSAL_FAILURES)[number]

/** So long a rehearsal is stored, with its pieces: they name customers. */
export const REHEARSALS_LAST_DAYS = 14

export type RehearsalRefusal = 'rehearsal.over' | 'rehearsal.running'

/** One at once, while the campaign is not over. */
export function mayRehearse(
  { status }: { status: CampaignStatus },
  latest: RehearsalState | null,
): Result<true, RehearsalRefusal> {
  if (hasEnded(status)) return refuse('rehearsal.over')
  return latest === 'running' ? refuse('rehearsal.running') : accept(true)
}

/** One that is running is left to its end: its job would write into nothing. */
export const mayDeleteRehearsal = (
  latest: RehearsalState | null,
): Result<true, 'rehearsal.none' | 'rehearsal.running'> => {
  if (latest === null) return refuse('rehearsal.none')
  return latest === 'running' ? refuse('rehearsal.running') : accept(true)
}
