export const timelineTexts = {
  title: 'Timeline',
  list: 'What happened to this campaign',
  by: (name: string, moment: string) => `${name}, ${moment}`,
  byDealer: (name: string, dealer: string, moment: string) => `${name}, ${dealer}, ${moment}`,
  none: 'Nothing has happened yet.',
  loadFailed: 'The timeline could not be loaded',
  comment: 'Comment',
  hint: 'Everyone who sees this campaign can read it.',
  add: 'Add comment',
} as const

export const lastWordsTexts = {
  rejection: (name: string, moment: string) => `Rejected by ${name}, ${moment}`,
  cancelRequest: (name: string, moment: string) => `${name} asks to cancel it, ${moment}`,
} as const

export const waitingTexts = { badge: 'waiting for your decision' } as const

export const reasonHint =
  'The person who submitted it reads this, and so can everyone who sees the campaign.'

export const failureTexts = {
  failed: (name: string, message: string) => `${name}: ${message}`,
  overtaken: (name: string, message: string, by: string) => `${name}: ${message} ${by} was first.`,
} as const
