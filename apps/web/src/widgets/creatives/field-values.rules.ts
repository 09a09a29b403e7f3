import type { DynamicField, FieldType, LabelPosition } from '@marquee/rules/creatives'
import { wholeNumber } from '../../ui/form/index.ts'

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
  bounds: (type: DynamicField['type']) => type === 'NUMBER',
  text: (type: DynamicField['type']) => ['STRING', 'TEXT', 'CUSTOM', 'LIST'].includes(type),
  options: (type: DynamicField['type']) => type === 'SELECT',
  asked: (type: DynamicField['type']) => type !== 'CONSTANT' && type !== 'REFERENCE',
} as const

export function dynamicFieldOf(values: DynamicFieldValues) {
  const { name, label, type, labelPosition, isRequired, value } = values
  const hasPattern = isUsed.text(type) && values.pattern !== ''
  return {
    name,
    label,
    type,
    labelPosition,
    isRequired: isRequired && isUsed.asked(type),
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
