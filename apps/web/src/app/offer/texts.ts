export const offerTexts = {
  title: (dealer: string) => `Your coupon from ${dealer}`,
  preview: 'This is a preview',
  previewWhy:
    'You scanned the code of a proof. On the pieces that are mailed, every recipient has a code of their own, and it opens the coupon here.',
  used: 'This coupon has been used.',
  expired: (day: string) => `This coupon expired on ${day}.`,
  expires: (day: string) => `Expires ${day}`,
  code: 'Your code',
  show: 'Show this code at the service counter. It works once.',
  unknown: 'We do not know this code',
  unknownWhy: 'Please check it against your coupon, or ask your dealer.',
  trouble: 'Your coupon could not be loaded',
  again: 'Try again',
} as const
