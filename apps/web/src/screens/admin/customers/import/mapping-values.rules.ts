import {
  fieldNames,
  IMPORT_FIELDS,
  type ImportField,
  type ImportMapping,
} from '@marquee/rules/customers'

/** For each field its column as a choice carries it; empty where the file does not hold it. */
export type MappingValues = Record<ImportField, string>

export const valuesOf = (mapping: ImportMapping): MappingValues =>
  Object.fromEntries(
    IMPORT_FIELDS.map((field) => [field, String(mapping[field] ?? '')]),
  ) as MappingValues

export const mappingIn = (values: MappingValues): ImportMapping =>
  Object.fromEntries(
    IMPORT_FIELDS.filter((field) => values[field] !== '').map((field) => [
      field,
      Number(values[field]),
    ]),
  )

/** What a column is read as; several fields only by mistake. */
export const fieldsOf = (mapping: ImportMapping, column: number): ImportField[] =>
  IMPORT_FIELDS.filter((field) => mapping[field] === column)

/** The other fields that are read from the same column, by name. */
export function othersOn(mapping: ImportMapping, field: ImportField): string {
  const column = mapping[field]
  if (column === undefined) return ''
  const others = fieldsOf(mapping, column).filter((other) => other !== field)
  return others.map((other) => fieldNames[other]).join(', ')
}
