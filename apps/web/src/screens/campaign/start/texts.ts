export const texts = {
  title: 'Start a campaign',
  titled: (template: string) => `Start ${template}`,
  loadFailed: 'The template could not be loaded',
  gone: 'This template does not exist',
  goneWhy: 'It may not be offered to this market, or the address may be mistyped.',
  toAll: 'To the home page',
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
  notOffered: (market: string) =>
    `This template is not offered to ${market}, so no campaign can be created from it.`,
  toCatalog: 'See what is offered',
  failed: 'The campaign could not be created. Please try again.',
} as const
