import { accept, refuse, type Result } from '../result/index.ts'

export const SUPPRESSION_CHANNELS = ['EMAIL', 'MAIL', 'ALL'] as const

export type SuppressionChannel = (typeof SUPPRESSION_CHANNELS)[number]

/** Why nothing is sent any more, as a person may say it: erasing is an operation of its own. */
export const GIVEN_REASONS = ['OPTED_OUT', 'COMPLAINED', 'BOUNCED', 'UNDELIVERABLE'] as const

export type GivenReason = (typeof GIVEN_REASONS)[number]

/** Why something may be sent again. */
export const LIFTING_REASONS = ['CONSENTED', 'SET_BY_MISTAKE', 'REACHABLE_AGAIN'] as const

/** ERASED leaves of a person a hash and nothing else. */
export type SuppressionReason = GivenReason | 'ERASED'

/** As many are exported at once; a list of more is narrowed first. */
export const MOST_SUPPRESSIONS_EXPORTED = 10_000

/** May one be lifted from the list: who was erased stays erased. */
export const liftableSuppression = (
  reason: SuppressionReason,
): Result<true, 'suppressions.erased'> =>
  reason === 'ERASED' ? refuse('suppressions.erased') : accept(true)

const SUPPRESSES: Readonly<Record<SuppressionChannel, { email: boolean; mail: boolean }>> = {
  EMAIL: { email: true, mail: false },
  MAIL: { email: false, mail: true },
  ALL: { email: true, mail: true },
}

export const suppressesEmail = (channel: SuppressionChannel): boolean => SUPPRESSES[channel].email
export const suppressesMail = (channel: SuppressionChannel): boolean => SUPPRESSES[channel].mail

const LEFT_OF_ALL: Readonly<Record<SuppressionChannel, SuppressionChannel | undefined>> = {
  EMAIL: 'MAIL',
  MAIL: 'EMAIL',
  ALL: undefined,
}

/** What is left of a suppression when a channel is lifted: of both channels the other one. */
export function leftOfSuppression(
  channel: SuppressionChannel,
  lifted: SuppressionChannel,
): SuppressionChannel | undefined {
  if (channel === 'ALL') return LEFT_OF_ALL[lifted]
  return lifted === 'ALL' || channel === lifted ? undefined : channel
}
