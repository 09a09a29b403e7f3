export { InactiveChip } from './inactive-chip.tsx'
export { NotOffered } from './not-offered.tsx'
export { startReasons } from './texts.ts'
export { browsingNames, useBrowsingSlugs } from './browsing.ts'
export { ForStaffOnly } from './for-staff-only.tsx'
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
export type { AccessPage, AccessRow, Level, NamedGroup, TemplateContent } from './answers.ts'
export { ReplaceInTemplates } from './replace-in-templates.tsx'
export { useOfferedTo } from './offered-to.tsx'
export { templateAccessTexts } from './access-texts.ts'
export { campaignDifferences } from './campaign-differences.rules.ts'
export { differencesOf, merged } from './template-differences.rules.ts'
export { labelOf } from './template-labels.rules.ts'
export {
  audienceTexts,
  basicsTexts,
  channelTexts,
  couponTexts,
  creativeTexts,
  dateTexts,
  partNames,
  seasonNames,
  stepTexts,
} from './template-texts.ts'
export {
  asChannelOption,
  valuesOf,
  type CreativeValues,
  type Segment,
  type StepValues,
  type TemplateValues,
} from './template-values.rules.ts'
