export const texts = {
  for: 'Whose audience you choose',
  all: 'All seasons the same',
} as const
