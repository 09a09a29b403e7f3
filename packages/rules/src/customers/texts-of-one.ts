import type { ReachState, Segment } from './household.rules.ts'
import type { SuppressionChannel, SuppressionReason } from './suppressions.rules.ts'

/** What is wrong with a field of a customer, where no text for fields says it. */
export const contactTexts = {
  unreachable: 'Enter an email, or a street address and ZIP code.',
  stateUnknown: 'Not a state of the United States, such as MI.',
} as const

export const suppressedChannelNames: Readonly<Record<SuppressionChannel, string>> = {
  EMAIL: 'Email',
  MAIL: 'Mail',
  ALL: 'Email and mail',
}

export const suppressionReasonNames: Readonly<Record<SuppressionReason, string>> = {
  OPTED_OUT: 'They asked for it',
  COMPLAINED: 'They complained',
  BOUNCED: 'Their emails bounce',
  UNDELIVERABLE: 'Their mail is returned',
  ERASED: 'They were erased',
}

/** May the customer be reached by a channel, and if not, why not. */
export const reachNames: Readonly<Record<'email' | 'mail', Readonly<Record<ReachState, string>>>> =
  {
    email: {
      NO_DATA: 'No: no email is known',
      OPTED_OUT: 'No: opted out',
      UNDELIVERABLE: 'No: emails bounce',
      REACHABLE: 'Yes',
    },
    mail: {
      NO_DATA: 'No: the street address or ZIP code is not known',
      OPTED_OUT: 'No: opted out',
      UNDELIVERABLE: 'No: mail is returned',
      REACHABLE: 'Yes',
    },
  }

export const segmentNames: Readonly<Record<Segment, string>> = {
  NEW: 'New',
  ACTIVE: 'Active',
  LAPSED: 'Lapsed',
  INACTIVE: 'Inactive',
}
