export const apiTexts = {
  failed: (status: number) => `Request failed with status code ${status}`,
  unreachable: 'Marquee cannot be reached. Check your connection and try again.',
} as const
