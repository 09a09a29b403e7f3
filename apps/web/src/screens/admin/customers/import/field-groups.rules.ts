import type { ImportField, ImportMapping } from '@marquee/rules/customers'

export type GroupName = 'who' | 'reach' | 'visits' | 'consent' | 'vehicles'

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
