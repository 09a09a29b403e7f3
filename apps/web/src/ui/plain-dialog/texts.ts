export const plainDialogTexts = { close: 'Close' } as const
