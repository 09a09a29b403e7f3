export {
  DebouncedSearchBox,
  SEARCH_DEBOUNCE_MS,
  useDebounced,
  useSettled,
} from './debounced-search-box.tsx'
export { SearchBox } from './search-box.tsx'
