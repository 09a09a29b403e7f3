export const favoriteTexts = {
  add: (name: string) => `Make ${name} a favorite`,
  remove: (name: string) => `Take ${name} from the favorites`,
} as const

export const deleteTexts = {
  button: (name: string) => `Delete ${name}`,
  title: (name: string) => `Delete ${name}?`,
  body: 'What was decided in it is lost. This cannot be undone.',
  deleted: (name: string) => `${name} was deleted.`,
} as const
