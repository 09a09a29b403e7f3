export { DebouncedSearchBox, SEARCH_DEBOUNCE_MS } from './debounced-search-box.tsx'
export { SearchBox } from './search-box.tsx'
export { useSettled } from './use-settled.ts'
