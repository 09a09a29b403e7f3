export const texts = {
  title: 'Seasons',
  intro:
    'Each season is a campaign of its own, with its piece and its coupons. It goes out as you see it here, unless you customize it.',
  list: 'Seasons of this year',
  customize: 'Customize',
  asDraft: 'You can customize it now.',
  changeWaits: 'A change of its coupons waits for a decision. Until then what was approved stands.',
  leaveOut: 'Cancel season',
  saves: (amount: string) => `${amount} is not billed. The other seasons stand.`,
  next: 'Continue',
} as const
