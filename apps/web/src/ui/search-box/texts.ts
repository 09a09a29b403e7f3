export const searchBoxTexts = { placeholder: 'Search', clear: 'Clear search' } as const
