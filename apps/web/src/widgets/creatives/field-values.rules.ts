import {
  fieldsProblems,
  isFilledIn,
  type DynamicField,
  type FieldType,
  type LabelPosition,
} from '@marquee/rules/creatives'
import { fieldTexts } from '@marquee/rules/fields'
import { wholeNumber, wholeProblem } from '../../ui/form/index.ts'
import { problemTexts } from './texts.ts'

/** A form that holds such fields, wherever in it. */
export interface WithFields {
  fields: DynamicFieldValues[]
}

/** A field that an author describes, as a form holds it: its numbers as they were typed. */
export interface DynamicFieldValues {
  name: string
  label: string
  type: FieldType
  labelPosition: LabelPosition
  isRequired: boolean
  min: string
  max: string
  maxLength: string
  pattern: string
  errorMessage: string
  options: { value: string; label: string }[]
  value: string
}

export function dynamicFieldValuesOf(field: DynamicField): DynamicFieldValues {
  return {
    ...field,
    min: String(field.min ?? ''),
    max: String(field.max ?? ''),
    maxLength: String(field.maxLength ?? ''),
    pattern: field.pattern ?? '',
    errorMessage: field.errorMessage ?? '',
    options: [...field.options],
    value: field.value ?? '',
  }
}

/** What of a field has a meaning for its type; the rest is not sent. */
export const isUsed = {
  bounds: (type: FieldType) => LIMITED_BY[type] === 'bounds',
  text: (type: FieldType) => LIMITED_BY[type] === 'text',
  options: (type: FieldType) => LIMITED_BY[type] === 'options',
  required: (type: FieldType) => isFilledIn({ type }),
} as const

/** By what an author limits what is filled in. */
const LIMITED_BY: Readonly<Record<FieldType, 'bounds' | 'text' | 'options' | null>> = {
  STRING: 'text',
  TEXT: 'text',
  CUSTOM: 'text',
  LIST: 'text',
  NUMBER: 'bounds',
  SELECT: 'options',
  DATE_TIME: null,
  DATE_PICKER: null,
  IMAGE: null,
  REFERENCE: null,
  CONSTANT: null,
}

export function dynamicFieldOf(values: DynamicFieldValues) {
  const { name, label, type, labelPosition, isRequired, value } = values
  const hasPattern = isUsed.text(type) && values.pattern !== ''
  return {
    name,
    label,
    type,
    labelPosition,
    isRequired: isRequired && isUsed.required(type),
    min: isUsed.bounds(type) ? (wholeNumber(values.min) ?? null) : null,
    max: isUsed.bounds(type) ? (wholeNumber(values.max) ?? null) : null,
    maxLength: isUsed.text(type) ? (wholeNumber(values.maxLength) ?? null) : null,
    pattern: hasPattern ? values.pattern : null,
    errorMessage: hasPattern ? values.errorMessage || null : null,
    options: isUsed.options(type) ? values.options : [],
    value: value === '' ? null : value,
  }
}

/** What a further field begins with. */
export const newField = (): DynamicFieldValues => ({
  name: '',
  label: '',
  type: 'STRING',
  labelPosition: 'TOP_LABEL',
  isRequired: false,
  min: '',
  max: '',
  maxLength: '',
  pattern: '',
  errorMessage: '',
  options: [],
  value: '',
})

const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,59}$/
const BOUNDS = { least: -999_999_999, most: 999_999_999 }
const MOST_CHARACTERS = { least: 1, most: 2_000, isOptional: true }

/** What is wrong with fields as they are typed, by `fields.<place>.<part>`. */
export function fieldValuesProblems(fields: readonly DynamicFieldValues[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [at, values] of fields.entries()) {
    for (const [part, problem] of Object.entries(typedProblems(values))) {
      if (problem !== undefined) found[`fields.${at}.${part}`] = problem
    }
  }
  for (const [place, problem] of Object.entries(fieldsProblems(fields.map(dynamicFieldOf)))) {
    found[place] ??= problem
  }
  return found
}

function typedProblems({ name, type, min, max, maxLength }: DynamicFieldValues) {
  const isWord = NAME.test(name)
  return {
    name: isWord ? undefined : name === '' ? fieldTexts.required : problemTexts.name,
    ...(isUsed.bounds(type) && {
      min: wholeProblem(min, BOUNDS),
      max: wholeProblem(max, BOUNDS),
    }),
    ...(isUsed.text(type) && { maxLength: wholeProblem(maxLength, MOST_CHARACTERS) }),
  }
}
