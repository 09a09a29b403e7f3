export const unsavedGuardTexts = {
  lost: 'What you typed is not saved and will be lost.',
} as const
