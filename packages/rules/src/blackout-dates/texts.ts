export const blackoutDateTexts = {
  loadFailed:
    'Something went wrong while loading the blackout dates. Please try again later or reach out to support',
  updateFailed:
    'Something went wrong while updating the blackout dates. Please try again later or reach out to support',
  updated: 'Blackout dates updated successfully',
} as const

export const blackoutDateReasons = {
  'blackout-date.already-closed': 'This day is already closed.',
  'blackout-date.beyond-scope':
    'This day is closed for more brands than you look after. Ask national staff.',
} as const
