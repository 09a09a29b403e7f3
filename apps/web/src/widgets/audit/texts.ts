export const historyTexts = {
  history: 'Audit log',
  historyOf: (name: string) => `Audit log of ${name}`,
} as const
