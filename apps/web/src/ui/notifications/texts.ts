export const notificationTexts = { close: 'Close notification' } as const
