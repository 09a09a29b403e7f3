export const reasonTexts = { reason: 'Reason' } as const
