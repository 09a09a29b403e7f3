import {
  fieldNames,
  IMPORT_FIELDS,
  type ImportField,
  type ImportMapping,
  type ImportMode,
} from '@marquee/rules/customers'
import { mappingTexts } from './texts.ts'

type GroupName = 'who' | 'reach' | 'visits' | 'consent' | 'vehicles'

interface FieldGroup {
  name: GroupName
  fields: readonly ImportField[]
  /** Ways to fill what a household needs of this group; none where it needs nothing. */
  ways?: readonly (readonly ImportField[])[]
}

const PLACES = [1, 2, 3, 4] as const

/** The fields of a household in the order in which people think of them. */
export const FIELD_GROUPS: readonly FieldGroup[] = [
  {
    name: 'who',
    fields: ['lastName', 'firstName', 'sourceId', 'language'],
    ways: [['lastName']],
  },
  {
    name: 'reach',
    fields: ['email', 'line1', 'postalCode', 'city', 'state', 'phone'],
    ways: [['email'], ['line1', 'postalCode']],
  },
  {
    name: 'visits',
    fields: ['lastVisitOn', 'purchasedOn', 'firstVisitOn', 'visits', 'mileage'],
    ways: [['lastVisitOn'], ['purchasedOn']],
  },
  {
    name: 'consent',
    fields: ['emailOptOut', 'mailOptOut', 'emailBounced', 'mailUndeliverable', 'consentSource'],
  },
  {
    name: 'vehicles',
    fields: PLACES.flatMap((place) => [
      `vehicle${place}Model` as const,
      `vehicle${place}Year` as const,
      `vehicle${place}Vin` as const,
    ]),
  },
]

/** Is there what a household needs of this group? Undefined where it needs nothing. */
export function isMet({ ways }: FieldGroup, mapping: ImportMapping): boolean | undefined {
  return ways?.some((fields) => fields.every((field) => mapping[field] !== undefined))
}

/** For each field its column as a choice carries it; empty where the file does not hold it. */
export type MappingValues = Record<ImportField, string>

/** And what happens to the customers who are not in the file. */
export interface ImportValues extends MappingValues {
  mode: ImportMode
}

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

/** Its header, or where it has none, its number. */
export const columnName = (headers: readonly string[], place: number): string =>
  headers[place] || mappingTexts.column(place)
