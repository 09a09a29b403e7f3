import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { completeAddress, contactAddress, missingAddressParts } from './index.ts'

const empty = { line1: '', line2: '', city: '', state: '', postalCode: '' }
const complete = {
  ...empty,
  line1: '1 Main St',
  city: 'Ann Arbor',
  state: 'MI',
  postalCode: '48104',
}

test('a contact may have no address at all, or a complete one [FRM-09]', () => {
  expect(contactAddress(empty)).toBeUndefined()
  expect(contactAddress(complete)).toBeUndefined()
})

test('a partly filled contact address is incomplete, whichever part is there [FRM-09]', () => {
  const part = fc.constantFrom('line1', 'line2', 'city', 'state', 'postalCode')
  const missing = fc.constantFrom('line1', 'city', 'state', 'postalCode')
  fc.assert(
    fc.property(part, missing, (filled, removed) => {
      expect(contactAddress({ ...empty, [filled]: 'x' })).toBe('Incomplete Address')
      expect(contactAddress({ ...complete, [removed]: ' ' })).toBe('Incomplete Address')
    }),
  )
})

test('a campaign address needs line 1, city, state and postal code, and no line 2 [FRM-09]', () => {
  expect(completeAddress(complete)).toBeUndefined()
  expect(completeAddress(empty)).toBe('Incomplete Address')
  expect(missingAddressParts({ ...empty, line2: 'Suite 4' })).toEqual([
    'line1',
    'city',
    'state',
    'postalCode',
  ])
})
