export { Filter } from './filter.tsx'
