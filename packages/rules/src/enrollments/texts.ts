/** Why many dealers are not enrolled at once. */
export const enrollmentReasons = {
  'enrollment.nothing-failed': 'Every dealer of this list is enrolled.',
  'enrollment.nothing-to-retry':
    'Another try would change nothing: these dealers cannot be enrolled. The list says why.',
  'enrollment.person-gone': 'The person who started this is no longer allowed to.',
  'enrollment.market-gone': 'This dealer is no longer among yours.',
  'enrollment.failed': 'Something went wrong. Try this one again.',
} as const
