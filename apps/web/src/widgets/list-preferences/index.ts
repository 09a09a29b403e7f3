export { addressOf, EVERYTHING, type ListAddress, type ListState } from './address.rules.ts'
export { SavedFilters } from './saved-filters.tsx'
export { useArrangement } from './use-list-preferences.ts'
export { useOpening } from './use-opening.ts'
