export const stateTexts = {
  failed: 'This could not be loaded',
  retry: 'Try again',
  loading: 'Loading…',
} as const
