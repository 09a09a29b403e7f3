export const toggleReasons = {
  'toggle.beyond-scope': 'This toggle reaches more brands than you look after.',
} as const
