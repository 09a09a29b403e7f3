import { isMissing } from '../fields/index.ts'
import {
  dynamicFieldProblem,
  isFilledIn,
  type DynamicField,
  type FieldValue,
} from './dynamic-field.rules.ts'
import { printedFields, printedText, sampleValue } from './printed-field.rules.ts'

/** What was filled into the fields of a creative, by name. The entries of a list are lines. */
export type FilledValues = Readonly<Record<string, string>>

/** The text of a field: the filled-in value, else the author's. */
const textIn = ({ name, type, value }: DynamicField, values: FilledValues): string =>
  type === 'CONSTANT' ? (value ?? '') : (values[name] ?? value ?? '')

/** What each field of a creative says on a piece, where a text names it. */
export function textByField(fields: readonly DynamicField[], values: FilledValues): FilledValues {
  return Object.fromEntries(
    fields.map((field) => {
      const repeated = field.type === 'REFERENCE' && fields.find(({ name }) => name === field.value)
      const said = repeated || field
      return [field.name, printedText(said, textIn(said, values))]
    }),
  )
}

/** What a person filled into a creative, as its piece prints it: for its texts, and by itself. */
export function fieldsOnPiece(fields: readonly DynamicField[], values: FilledValues) {
  return {
    values: textByField(fields, values),
    fields: printedFields(fields, (field) => textIn(field, values)),
  }
}

/** The same as if something had been filled into each of them. */
export const sampleFields = (fields: readonly DynamicField[]) =>
  fieldsOnPiece(
    fields,
    Object.fromEntries(fields.map((field) => [field.name, field.value ?? sampleValue(field)])),
  )

/** As the control of a field takes it. */
export function fieldValue(field: DynamicField, values: FilledValues): FieldValue {
  const text = textIn(field, values)
  return field.type === 'LIST' ? text.split('\n') : text
}

export const carriedValue = (value: FieldValue): string =>
  typeof value === 'string' ? value : value.join('\n')

/** What is wrong with what was filled in, by the name of the field. */
export function filledProblems(
  fields: readonly DynamicField[],
  values: FilledValues,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = dynamicFieldProblem(field, fieldValue(field, values))
      return problem === undefined ? [] : [[field.name, problem]]
    }),
  )
}

/** What another creative has no field for, and is lost when it is chosen. */
export function lostValues(values: FilledValues, fields: readonly DynamicField[]): string[] {
  const known = new Set(fields.filter(isFilledIn).map(({ name }) => name))
  return Object.keys(values).filter((name) => !known.has(name) && !isMissing(values[name]))
}
