export { InactiveChip } from './inactive-chip.tsx'
export { browsingNames, startReasons } from './texts.ts'
export { AccessFields } from './access-fields.tsx'
export { levelsInWords, marketsInWords } from './access-in-words.ts'
export {
  accessOf,
  accessValuesOf,
  isSameAccess,
  NOT_CHOSEN,
  problemsOfAccess,
  type AccessValues,
  type WithAccess,
} from './access-values.ts'
export type { AccessPage, AccessRow, Level, NamedGroup } from './answers.ts'
export { useOfferedTo } from './offered-to.tsx'
export { templateAccessTexts } from './access-texts.ts'
