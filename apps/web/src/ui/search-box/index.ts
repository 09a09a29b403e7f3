export {
  DebouncedSearchBox,
  SEARCH_DEBOUNCE_MS,
  useDebouncedSearch,
  useDebounced,
} from './debounced-search-box.tsx'
export { SearchBox } from './search-box.tsx'
