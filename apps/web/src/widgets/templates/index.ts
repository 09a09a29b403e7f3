export { InactiveChip } from './inactive-chip.tsx'
export { browsingNames } from './texts.ts'
