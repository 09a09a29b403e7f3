export const choosingDialogTexts = { cancel: 'Cancel' } as const
