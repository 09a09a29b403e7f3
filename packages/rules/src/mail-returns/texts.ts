import type { ReturnKind } from './mail-returns.rules.ts'

/** Why a person may only remove what came back. */
export const undecidableReasons = {
  'mail-return.email-unknown':
    'The email that this came back from is not known any more. It can only be removed from the list.',
} as const

/** Why a call of a provider is refused, and why a person may not decide what came back. */
export const mailReturnReasons = {
  'mail-return.not-set-up': 'No setting names this provider.',
  'mail-return.not-signed': 'This call is not signed by the provider.',
  'mail-return.unreadable': 'This is not what the provider sends.',
  'mail-return.later': 'It cannot be checked at this moment who calls. Try again later.',
  'mail-return.not-whole-network':
    'Only people who see all brands see what came back and no rule understands.',
  'mail-return.not-there':
    'This is no longer there: a person has decided on it, or it was stored for 30 days.',
  ...undecidableReasons,
} as const

/** What came back, as the people read it who look after a campaign. */
export const returnKindNames: Readonly<Record<ReturnKind, string>> = {
  BOUNCED_FOR_GOOD: 'bounced: the address does not exist',
  BOUNCED_FOR_NOW: 'bounced: could not be delivered',
  TURNED_AWAY: 'turned away by the mail server',
  COMPLAINED: 'marked as spam',
  OPTED_OUT: 'unsubscribed at the mail provider',
}

/** In place of the words of whoever returned it, where a person decided what they mean. */
export const DECIDED_BY_A_PERSON = 'decided by a person who read what came back'
