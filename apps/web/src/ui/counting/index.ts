export { CountingNumber } from './counting-number.tsx'
export { useBefore } from './use-before.ts'
export { useSettledText } from './use-settled-text.ts'
