import { isCalendarDate, showLongDate, type CalendarDate } from '../calendar/index.ts'
import { isMissing } from '../fields/index.ts'
import { isFilledIn, type DynamicField, type FieldType } from './dynamic-field.rules.ts'

/** What a field of a creative says on a piece, in the words that customers read. */
export interface PrintedField {
  name: string
  label: string
  /** Empty for a picture. */
  text: string
  /** The hash of a picture that was chosen. */
  picture: string | null
  isRequired: boolean
}

type Print = (value: string, field: DynamicField) => string

const asItIs: Print = (value) => value
const entries: Print = (value) =>
  value
    .split('\n')
    .filter((entry) => !isMissing(entry))
    .join(', ')
const option: Print = (value, { options }) =>
  options.find((one) => one.value === value)?.label ?? value
const day: Print = (value) => (isCalendarDate(value) ? showLongDate(value) : value)

const NOON = 12

const moment: Print = (value) => {
  const [date = '', time = ''] = value.split('T')
  const [hour = '', minute = ''] = time.split(':')
  if (!isCalendarDate(date) || minute === '') return value
  const half = Number(hour) < NOON ? 'AM' : 'PM'
  return `${showLongDate(date)}, ${Number(hour) % NOON || NOON}:${minute} ${half}`
}

const PRINTS: Readonly<Record<FieldType, Print>> = {
  STRING: asItIs,
  TEXT: asItIs,
  NUMBER: asItIs,
  CUSTOM: asItIs,
  CONSTANT: asItIs,
  REFERENCE: asItIs,
  SELECT: option,
  DATE_PICKER: day,
  DATE_TIME: moment,
  LIST: entries,
  IMAGE: () => '',
}

/** As it is printed: a day in words, and the label of what was chosen. */
export const printedText = (field: DynamicField, value: string): string =>
  PRINTS[field.type](value, field)

/** The fields that a person has filled in, as they are printed. */
export function printedFields(
  fields: readonly DynamicField[],
  valueOf: (field: DynamicField) => string,
): PrintedField[] {
  return fields.filter(isFilledIn).flatMap((field) => {
    const { name, label, type, isRequired } = field
    const value = valueOf(field)
    if (isMissing(value)) return []
    const picture = type === 'IMAGE' ? value : null
    return [{ name, label, text: printedText(field, value), picture, isRequired }]
  })
}

const SAMPLE_DAY = '2027-03-05' as CalendarDate

/** Something that could have been filled in, to look at a creative before it is used. */
export function sampleValue({ type, label, maxLength, max, options }: DynamicField): string {
  const words = label.slice(0, maxLength ?? label.length)
  const samples: Readonly<Record<FieldType, string>> = {
    STRING: words,
    TEXT: words,
    CUSTOM: words,
    LIST: words,
    NUMBER: String(max ?? 1),
    SELECT: options[0]?.value ?? '',
    DATE_PICKER: SAMPLE_DAY,
    DATE_TIME: `${SAMPLE_DAY}T18:30`,
    IMAGE: '',
    CONSTANT: '',
    REFERENCE: '',
  }
  return samples[type]
}
