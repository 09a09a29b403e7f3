export const formDialogTexts = { cancel: 'Cancel' } as const
