import { isCalendarDate } from '../calendar/index.ts'
import { characterCount, fieldTexts, isMissing } from '../fields/index.ts'
import { filledBracesProblem } from './merge-fields.rules.ts'
import { patternOf } from './pattern.rules.ts'
import { dynamicFieldTexts } from './texts.ts'

export const FIELD_TYPES = [
  'STRING',
  'TEXT',
  'NUMBER',
  'SELECT',
  'DATE_TIME',
  'DATE_PICKER',
  'IMAGE',
  'REFERENCE',
  'CONSTANT',
  'CUSTOM',
  'LIST',
] as const

export type FieldType = (typeof FIELD_TYPES)[number]

/** Where a field's label is shown: in a pane of its own, or above the field. */
export const LABEL_POSITIONS = ['PANE', 'TOP_LABEL'] as const

export type LabelPosition = (typeof LABEL_POSITIONS)[number]

/** A field that the person who orders a piece fills in. */
export interface DynamicField {
  name: string
  label: string
  type: FieldType
  labelPosition: LabelPosition
  isRequired: boolean
  /** Of a number. */
  min: number | null
  max: number | null
  /** Of a text, or of each entry of a list. */
  maxLength: number | null
  pattern: string | null
  errorMessage: string | null
  options: readonly { value: string; label: string }[]
  /** What a constant is, which field a reference repeats, and what any other begins with. */
  value: string | null
}

type Given = Pick<DynamicField, 'name' | 'label' | 'type'> & Partial<DynamicField>

/** A field that may be left empty and has no bounds, but for what is given. */
export const plainField = (given: Given): DynamicField => ({
  labelPosition: 'TOP_LABEL',
  isRequired: false,
  min: null,
  max: null,
  maxLength: null,
  pattern: null,
  errorMessage: null,
  options: [],
  value: null,
  ...given,
})

/** As it is carried: text, or the entries of a list. */
export type FieldValue = string | readonly string[]

/** The person who orders a piece fills these in; the others show what their author wrote. */
export const isFilledIn = ({ type }: Pick<DynamicField, 'type'>): boolean => PROBLEMS[type] !== null

/** What is wrong with a value, as a text for people; undefined when nothing is. */
export function dynamicFieldProblem(field: DynamicField, value: FieldValue): string | undefined {
  if (!isFilledIn(field)) return undefined
  const entries = typeof value === 'string' ? [value] : value
  const filled = entries.filter((entry) => !isMissing(entry))
  if (filled.length === 0) {
    return field.isRequired ? dynamicFieldTexts.required(field.label) : undefined
  }
  // Only a list takes more than one entry.
  if (entries.length > 1 && field.type !== 'LIST') return dynamicFieldTexts.oneEntry(field.label)
  for (const entry of filled) {
    const problem = PROBLEMS[field.type]?.(field, entry)
    if (problem !== undefined) return problem
  }
  return undefined
}

type Problem = (field: DynamicField, value: string) => string | undefined

const text: Problem = (field, value) => {
  const { label, maxLength, pattern, errorMessage } = field
  if (maxLength !== null && characterCount(value) > maxLength) {
    return dynamicFieldTexts.tooLong(label, maxLength)
  }
  if (pattern !== null && !patternOf(pattern)?.test(value)) {
    return errorMessage ?? fieldTexts.required
  }
  return filledBracesProblem(value)
}

const integer: Problem = ({ label, min, max }, value) => {
  const least = min ?? -MOST_INTEGER
  const most = max ?? MOST_INTEGER
  const isWithin = INTEGER.test(value) && Number(value) >= least && Number(value) <= most
  return isWithin ? undefined : dynamicFieldTexts.notWithin(label, least, most)
}

// No leading zero, no decimal point.
const INTEGER = /^(?:0|-?[1-9][0-9]{0,8})$/
const MOST_INTEGER = 999_999_999

const choice: Problem = ({ label, options }, value) =>
  options.some((option) => option.value === value) ? undefined : dynamicFieldTexts.notOffered(label)

const day: Problem = (_, value) => (isCalendarDate(value) ? undefined : fieldTexts.dateInvalid)

const moment: Problem = (_, value) => {
  const [date = '', time = ''] = value.split('T')
  const isMoment = isCalendarDate(date) && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)
  return isMoment ? undefined : fieldTexts.dateInvalid
}

const picture: Problem = ({ label }, value) =>
  /^[0-9a-f]{64}$/.test(value) ? undefined : dynamicFieldTexts.required(label)

/** Null: the field is not filled in. */
const PROBLEMS: Readonly<Record<FieldType, Problem | null>> = {
  CONSTANT: null,
  REFERENCE: null,
  STRING: text,
  TEXT: text,
  CUSTOM: text,
  LIST: text,
  NUMBER: integer,
  SELECT: choice,
  DATE_PICKER: day,
  DATE_TIME: moment,
  IMAGE: picture,
}

const TYPED: ReadonlySet<FieldType> = new Set(['STRING', 'TEXT', 'CUSTOM', 'LIST'])

/** May a customer be named in what is filled into such a field? */
export const takesMergeFields = ({ type }: Pick<DynamicField, 'type'>): boolean => TYPED.has(type)
