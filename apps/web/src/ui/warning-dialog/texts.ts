export const warningDialogTexts = {
  title: 'Warning',
  question: 'Would you like to continue?',
  left: 'No',
  right: 'Yes',
} as const
