export const formTexts = {
  failed: 'This could not be saved. Please try again.',
  toCheck: (count: number) =>
    count === 1 ? 'Please check one field.' : `Please check ${count} fields.`,
  none: 'None',
} as const
