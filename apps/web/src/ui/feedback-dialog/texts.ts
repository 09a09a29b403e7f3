export const feedbackDialogTexts = { error: 'Something went wrong', close: 'Close' } as const
