export const texts = {
  title: 'Saved filters',
  save: 'Save filters',
  update: (name: string) => `Update “${name}”`,
  manage: 'Manage saved filters',
  opensFirst: ', opens first',
  whyNot: {
    nothing: 'Search for something, choose a filter or another order first.',
    saved: (name: string) => `These filters are saved already, as “${name}”.`,
  },
  saved: (name: string) => `“${name}” is saved`,
  updated: (name: string) => `“${name}” now holds the filters that are set`,
  notLoaded: 'Your saved filters could not be loaded.',
  retry: 'Try again',
} as const

export const nameTexts = {
  save: {
    title: 'Save filters',
    hint: 'Saves search text, filters and order as they are set now. Only you see them.',
    button: 'Save filters',
  },
  rename: { title: 'Rename saved filters', hint: 'Only you see this name.', button: 'Save name' },
  name: 'Name',
} as const

export const manageTexts = {
  title: 'Saved filters',
  intro: 'The list opens with the one that has a star, unless a link names other filters.',
  opensWith: (name: string) => `Open with ${name}`,
  rename: (name: string) => `Rename ${name}`,
  delete: (name: string) => `Delete ${name}`,
  question: (name: string) => `Delete “${name}”?`,
  body: 'The campaigns, people or files that it finds stay. This cannot be undone.',
  deleted: (name: string) => `“${name}” is deleted`,
  renamed: (name: string) => `Renamed to “${name}”`,
} as const
