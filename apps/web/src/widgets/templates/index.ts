export { InactiveChip } from './inactive-chip.tsx'
export { browsingNames, startReasons } from './texts.ts'
