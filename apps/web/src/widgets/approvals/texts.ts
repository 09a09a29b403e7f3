export const timelineTexts = {
  title: 'Timeline',
  list: 'What happened to this campaign',
  by: (name: string, moment: string) => `${name}, ${moment}`,
  none: 'Nothing has happened yet.',
  loadFailed: 'The timeline could not be loaded',
  comment: 'Comment',
  hint: 'Everybody who sees this campaign reads it.',
  add: 'Add comment',
} as const

export const waitingTexts = { badge: 'waiting for your decision' } as const

export const reasonTexts = {
  reason: 'Reason',
  hint: 'Whoever submitted it reads this, and so does everybody who sees the campaign.',
} as const

export const failureTexts = {
  failed: (name: string, message: string) => `${name}: ${message}`,
  overtaken: (name: string, message: string, by: string) => `${name}: ${message} ${by} was first.`,
} as const
