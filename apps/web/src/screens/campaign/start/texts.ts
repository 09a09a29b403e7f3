export const texts = {
  title: 'Start a campaign',
  titled: (template: string) => `Start ${template}`,
  loadFailed: 'The template could not be loaded',
  gone: 'This template does not exist',
  goneWhy: 'It may not be offered to this market, or the address may be mistyped.',
  toAll: 'To the home page',
} as const
