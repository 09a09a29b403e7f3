import {
  CONTACT_FIELDS,
  tidiedContact,
  type ContactDetails,
  type ContactField,
} from './contact.rules.ts'
import { isFault, SOURCE_FLAGS } from './reach.rules.ts'
import {
  suppressesEmail,
  suppressesMail,
  type SuppressionChannel,
  type SuppressionReason,
} from './suppressions.rules.ts'

/** What a correction changes of a household, once both are written in the same way. */
export function correctedFields(before: ContactDetails, after: ContactDetails): ContactField[] {
  const tidy = tidiedContact(before)
  return CONTACT_FIELDS.filter((field) => tidy[field] !== after[field])
}

const OF_ADDRESS: ReadonlySet<ContactField> = new Set(['line1', 'city', 'state', 'postalCode'])

const isEmailNew = (changed: readonly ContactField[]) => changed.includes('email')
const isAddressNew = (changed: readonly ContactField[]) =>
  changed.some((field) => OF_ADDRESS.has(field))

/** What did not arrive was sent to the address before; what a person does not want stays as it is. */
export function flagsAfterCorrection(flags: number, changed: readonly ContactField[]): number {
  const { emailBounced, mailUndeliverable } = SOURCE_FLAGS
  const withoutBounce = isEmailNew(changed) ? flags & ~emailBounced : flags
  return isAddressNew(changed) ? withoutBounce & ~mailUndeliverable : withoutBounce
}

interface Standing {
  channel: SuppressionChannel
  reason: SuppressionReason
}

/**
 * By which channel a suppression of the person before a correction still holds for the person after it:
 * else correcting a letter would let mail through that they have opted out of. What only says that an
 * address does not work ends with that address.
 */
export function suppressionAfterCorrection(
  { channel, reason }: Standing,
  changed: readonly ContactField[],
): SuppressionChannel | undefined {
  if (!isFault(reason)) return channel
  const isEmailLeft = suppressesEmail(channel) && !isEmailNew(changed)
  const isMailLeft = suppressesMail(channel) && !isAddressNew(changed)
  if (isEmailLeft && isMailLeft) return 'ALL'
  if (isEmailLeft) return 'EMAIL'
  return isMailLeft ? 'MAIL' : undefined
}
