export const texts = {
  form: 'Start of a campaign',
  own: (dealer: string) => `For ${dealer}.`,
  market: 'For which dealer',
  forMarket: 'For which market',
  dealerOnly: 'This kind of campaign is for one dealer. Choose the dealer.',
  marketHint: 'You choose its dealers in the next step.',
  cadence: 'How long it runs',
  cadences: {
    STANDARD: 'Once',
    SUBSCRIPTION: 'Until it is canceled',
  },
  create: 'Create campaign',
  failed: 'The campaign could not be created. Please try again.',
} as const
