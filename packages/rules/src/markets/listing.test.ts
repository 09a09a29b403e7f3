import { describe, expect, test } from 'vitest'
import { fitsListing, LISTING_CATEGORIES, LISTING_INPUTS } from './index.ts'

describe('a listing attribute', () => {
  test('has the categories and the inputs of the specification [PRF-09]', () => {
    expect(LISTING_CATEGORIES).toEqual(['AMENITY', 'AWARD', 'SERVICE'])
    expect(LISTING_INPUTS).toEqual(['SINGLE_SELECT_DROPDOWN', 'MULTI_SELECT_RADIO_GROUP'])
  })

  const options = [{ value: 'coffee' }, { value: 'wifi' }]
  test.each([
    ['SINGLE_SELECT_DROPDOWN', [], true],
    ['SINGLE_SELECT_DROPDOWN', ['wifi'], true],
    ['SINGLE_SELECT_DROPDOWN', ['wifi', 'coffee'], false],
    ['SINGLE_SELECT_DROPDOWN', ['tea'], false],
    ['MULTI_SELECT_RADIO_GROUP', ['wifi', 'coffee'], true],
    ['MULTI_SELECT_RADIO_GROUP', ['wifi', 'wifi'], false],
    ['MULTI_SELECT_RADIO_GROUP', ['wifi', 'tea'], false],
  ] as const)('of %s with %j: %s [PRF-09]', (inputType, values, fits) => {
    expect(fitsListing({ key: 'comfort', inputType, options }, values)).toBe(fits)
  })
})
