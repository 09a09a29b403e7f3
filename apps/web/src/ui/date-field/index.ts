export { DateField } from './date-field.tsx'
export type { PickedDate, WhyDisabled } from './picked-date.rules.ts'
