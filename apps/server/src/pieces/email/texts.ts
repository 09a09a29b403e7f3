/** What every email says by itself. */
export const emailTexts = {
  why: (dealer: string) =>
    `You receive this email because you are a customer of ${dealer}, or asked to hear from us.`,
  unsubscribe: 'Unsubscribe',
  expires: (day: string) => `Expires ${day}`,
  points: 'What we look at for you:',
  showCoupon: 'Show this coupon',
  code: 'Code',
  express: 'Express Service',
  yourVehicle: 'Your vehicle',
  yourTeam: 'Your service team',
  test: 'This is a test. Its codes redeem nothing, and its link to unsubscribe does nothing.',
  testOf: (subject: string) => `[Test] ${subject}`,
} as const
