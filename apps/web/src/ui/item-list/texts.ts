export const itemTexts = {
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  first: 'This is the first.',
  last: 'This is the last.',
  movedTo: (name: string, place: number, count: number) =>
    `${name} is now number ${place} of ${count}.`,
} as const
