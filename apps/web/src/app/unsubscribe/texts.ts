import type { OptOutReach, OptOutReason } from '@marquee/rules/customers'

/** Where the address is no longer known, the recipient is written to as “you”. */
const whom = (email: string | null) => email ?? 'You'

export const unsubscribeTexts = {
  title: (dealer: string) => `Stop emails from ${dealer}?`,
  about: (email: string | null) =>
    email === null
      ? 'This is about the address that the email was sent to.'
      : `This is about ${email}.`,
  which: 'Which emails should stop?',
  reach: {
    DEALER: (dealer: string) => `Emails from ${dealer}`,
    BRAND: (_dealer: string, brand: string) => `Emails from all ${brand} dealers`,
    ALL: () => 'Emails from every dealer who sends with Marquee',
  } satisfies Record<OptOutReach, (dealer: string, brand: string) => string>,
  why: 'Why? (optional)',
  noReason: 'I would rather not say',
  reasons: {
    TOO_MANY: 'I get too many emails',
    NOT_RELEVANT: 'They are not relevant to me',
    NEVER_SIGNED_UP: 'I never signed up',
    OTHER: 'Another reason',
  } satisfies Record<OptOutReason, string>,
  stop: 'Unsubscribe',
  onlyEmail: 'This stops emails. It does not stop mail by post.',
  stopped: 'You are unsubscribed',
  stoppedWhy: (email: string | null, from: string) =>
    `${whom(email)} will get no more marketing emails from ${from}, starting with the next message. An email that is already on its way may still arrive.`,
  from: {
    DEALER: (dealer: string) => dealer,
    BRAND: (_dealer: string, brand: string) => `any ${brand} dealer`,
    ALL: () => 'any dealer who sends with Marquee',
  } satisfies Record<OptOutReach, (dealer: string, brand: string) => string>,
  takeBackWhy: 'Was that a slip? You can take it back for one day.',
  takeBack: 'Keep getting these emails',
  stopMore: 'Stop more emails',
  takenBack: 'You are subscribed again',
  takenBackWhy: (email: string | null, dealer: string) =>
    `${whom(email)} will get emails from ${dealer} as before.`,
  unknown: 'This link does not work',
  unknownWhy:
    'It may have been cut off on its way. Open it once more from the email. If it still does not work, reply to the email and write “unsubscribe”: the dealer will stop the emails.',
  trouble: 'Your email preferences could not be loaded',
  again: 'Try again',
  failed: (why: string) => `Nothing was changed. ${why}`,
} as const
