export const userStateReasons = {
  'user-level.beyond-own': 'You can choose your own level and those below it.',
} as const
