export { Filter } from './filter.tsx'
export {
  useFiltersAddress,
  useVisit,
  type AddressedFilters,
  type FiltersAddress,
} from './use-address.ts'
