import { MOST_SAVED_FILTERS } from './saved-filters.rules.ts'

export const listPreferenceReasons = {
  'saved-filter.name-taken':
    'You already have saved filters with this name in this list. Choose another name.',
  'saved-filter.too-many': `A list has room for ${MOST_SAVED_FILTERS} saved filters. Delete one that you no longer use.`,
} as const
