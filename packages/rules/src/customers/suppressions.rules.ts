export const SUPPRESSION_CHANNELS = ['EMAIL', 'MAIL', 'ALL'] as const

export type SuppressionChannel = (typeof SUPPRESSION_CHANNELS)[number]

/** Why nothing is sent any more; ERASED leaves of a person a hash and nothing else. */
export const SUPPRESSION_REASONS = [
  'OPTED_OUT',
  'COMPLAINED',
  'BOUNCED',
  'UNDELIVERABLE',
  'ERASED',
] as const

export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number]

/** What a person may give as a reason: erasing is an operation of its own. */
export const GIVEN_REASONS = ['OPTED_OUT', 'COMPLAINED', 'BOUNCED', 'UNDELIVERABLE'] as const

export const suppressesEmail = (channel: SuppressionChannel): boolean => channel !== 'MAIL'
export const suppressesMail = (channel: SuppressionChannel): boolean => channel !== 'EMAIL'
