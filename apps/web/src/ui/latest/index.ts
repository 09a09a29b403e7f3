export { useLatest } from './use-latest.ts'
