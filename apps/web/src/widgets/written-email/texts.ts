export const texts = {
  asShown: 'As mail programs show it',
  asText: 'As text',
  asSent: 'As it was sent',
} as const
