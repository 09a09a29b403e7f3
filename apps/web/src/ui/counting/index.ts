export { CountingNumber } from './counting-number.tsx'
export { useBefore } from './use-before.ts'
export { useDebouncedText } from './use-debounced-text.ts'
