import type { KnownReach, KnownState } from './household.rules.ts'
import {
  suppressesEmail,
  suppressesMail,
  type SuppressionChannel,
  type SuppressionReason,
} from './suppressions.rules.ts'

/** Reasons against contact, as bits: from the dealer's file, from suppressions, or from both. */
export const SOURCE_FLAGS = {
  emailOptedOut: 1,
  mailOptedOut: 2,
  emailBounced: 4,
  mailUndeliverable: 8,
} as const

/** It was sent and did not arrive; the others are what a person wants. */
const IS_FAULT: Readonly<Record<SuppressionReason, boolean>> = {
  OPTED_OUT: false,
  COMPLAINED: false,
  BOUNCED: true,
  UNDELIVERABLE: true,
  ERASED: false,
}

export const isFault = (reason: SuppressionReason): boolean => IS_FAULT[reason]

export function flagsOfSuppression(channel: SuppressionChannel, reason: SuppressionReason): number {
  const { emailOptedOut, mailOptedOut, emailBounced, mailUndeliverable } = SOURCE_FLAGS
  const email = isFault(reason) ? emailBounced : emailOptedOut
  const mail = isFault(reason) ? mailUndeliverable : mailOptedOut
  return (suppressesEmail(channel) ? email : 0) | (suppressesMail(channel) ? mail : 0)
}

interface Contact {
  hasEmail: boolean
  hasAddress: boolean
  flags: number
}

/** Of each channel the first that applies: no data, opted out, undeliverable. */
export function reachedBy({ hasEmail, hasAddress, flags }: Contact): KnownReach {
  const { emailOptedOut, mailOptedOut, emailBounced, mailUndeliverable } = SOURCE_FLAGS
  return {
    email: stateOf(hasEmail, flags & emailOptedOut, flags & emailBounced),
    mail: stateOf(hasAddress, flags & mailOptedOut, flags & mailUndeliverable),
  }
}

function stateOf(hasData: boolean, optedOut: number, undeliverable: number): KnownState {
  if (!hasData) return 'NO_DATA'
  if (optedOut) return 'OPTED_OUT'
  return undeliverable ? 'UNDELIVERABLE' : 'REACHABLE'
}
