const figure = (count: number) => count.toLocaleString('en-US')
const logos = (count: number) => (count === 1 ? '1 logo' : `${figure(count)} logos`)

export const texts = {
  title: 'Logo approvals',
  intro: 'Logos that dealers uploaded. One that you approve is used, and public, from then on.',
  list: 'Logos',
  search: 'Name, dealer ID or city',
  status: 'Status',
  order: 'Order',
  orders: { oldest: 'Oldest first', newest: 'Newest first', market: 'By market' },
  found: logos,
  loadFailed: 'The logos could not be loaded',
  nothingWaits: 'No logo waits for a decision',
  nothingWaitsWhy: 'Logos that dealers upload appear here.',
  noneFound: 'No logo found',
  noneFoundWhy: 'Search for something else, or look at another status.',
  pages: 'Pages of logos',
} as const

export const choiceTexts = {
  page: 'Select all on this page',
  chosen: (count: number) => `${logos(count)} selected`,
  clear: 'Clear',
  approve: (count: number) => `Approve ${logos(count)}`,
  reject: (count: number) => `Reject ${logos(count)}`,
} as const

export const outcomeTexts = {
  progress: (done: number, total: number) => `${figure(done)} of ${figure(total)} done`,
  progressName: 'Deciding',
  approved: (count: number) => `${logos(count)} approved`,
  rejected: (count: number) => `${logos(count)} rejected`,
  failed: (count: number) => `${logos(count)} could not be decided and stayed selected`,
  failure: (market: string, message: string) => `${market}: ${message}`,
} as const
