import { checkMapping, IMPORT_FIELDS, type ImportField } from '@marquee/rules/customers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIELD_GROUPS, isMet, mappingIn, valuesOf } from './import.rules.ts'

test('every field stands in one group', () => {
  const all = FIELD_GROUPS.flatMap(({ fields }) => fields)
  expect(all.toSorted()).toEqual([...IMPORT_FIELDS].toSorted())
})

const someFields = fc.subarray<ImportField>([...IMPORT_FIELDS])

test('nothing is marked as missing exactly where an import can start', () => {
  fc.assert(
    fc.property(someFields, (fields) => {
      const mapping = Object.fromEntries(fields.map((field, column) => [field, column]))
      const isComplete = FIELD_GROUPS.every((group) => isMet(group, mapping) ?? true)
      expect(isComplete).toBe(checkMapping(mapping, fields.length).ok)
    }),
  )
})

test('a mapping is the same after it stood in a form', () => {
  fc.assert(
    fc.property(someFields, (fields) => {
      const mapping = Object.fromEntries(fields.map((field, column) => [field, column]))
      expect(mappingIn(valuesOf(mapping))).toEqual(mapping)
    }),
  )
})
