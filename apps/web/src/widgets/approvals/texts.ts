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
