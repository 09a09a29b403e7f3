import type { ReturnKind } from './mail-returns.rules.ts'

/** Why a call of a provider is refused. */
export const mailReturnReasons = {
  'mail-return.not-set-up': 'No setting names this provider.',
  'mail-return.not-signed': 'This call is not signed by the provider.',
  'mail-return.unreadable': 'This is not what the provider sends.',
  'mail-return.later': 'It cannot be checked at this moment who calls. Try again later.',
} as const

/** What came back, as the people read it who look after a campaign. */
export const returnKindNames: Readonly<Record<ReturnKind, string>> = {
  BOUNCED_FOR_GOOD: 'bounced: the address does not exist',
  BOUNCED_FOR_NOW: 'bounced: could not be delivered',
  TURNED_AWAY: 'turned away by the mail server',
  COMPLAINED: 'marked as spam',
  OPTED_OUT: 'unsubscribed at the mail provider',
}
