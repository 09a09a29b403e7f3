import { dynamicField } from '@marquee/test-kit/creative'
import { describe, expect, test } from 'vitest'
import {
  carriedValue,
  fieldValue,
  filledProblems,
  lostValues,
  photoOfLook,
  textByField,
} from './index.ts'

const gift = dynamicField({ name: 'gift', label: 'Gift', isRequired: true, maxLength: 10 })
const years = dynamicField({
  name: 'years',
  label: 'Years',
  type: 'NUMBER',
  min: 1,
  max: 9,
  value: '3',
})
const small = dynamicField({ name: 'small', type: 'CONSTANT', value: 'While it lasts' })
const again = dynamicField({ name: 'again', type: 'REFERENCE', value: 'gift' })
const list = dynamicField({ name: 'list', label: 'List', type: 'LIST', maxLength: 4 })
const all = [gift, years, small, again, list]

describe('what stands in the fields of a creative', () => {
  test('is what was filled in, else what they begin with; what is fixed is what its author wrote [CRE-09]', () => {
    expect(textByField(all, { gift: 'A wash', small: 'Forever', other: 'x' })).toEqual({
      gift: 'A wash',
      years: '3',
      small: 'While it lasts',
      again: 'A wash',
      list: '',
    })
    expect(textByField(all, { years: '' })).toMatchObject({ gift: '', years: '' })
  })

  test('is wrong in the words of each field [CRE-09, CRE-10, CRE-11]', () => {
    expect(filledProblems(all, {})).toEqual({ gift: 'Gift is a required field.' })
    expect(
      filledProblems(all, { gift: 'A very long one', years: '03', list: 'ok\nlonger' }),
    ).toEqual({
      gift: 'Gift is limited to 10 characters.',
      years: 'Years must be an integer between 1 and 9',
      list: 'List is limited to 4 characters.',
    })
  })

  test('has the entries of a list as lines [CRE-11]', () => {
    expect(fieldValue(list, { list: 'one\ntwo' })).toEqual(['one', 'two'])
    expect(carriedValue(['one', 'two'])).toBe('one\ntwo')
    expect(fieldValue(years, {})).toBe('3')
  })

  test('is lost with a creative that has no such field, unless it is empty [CRE-09]', () => {
    expect(
      lostValues({ gift: 'A wash', years: '4', small: 'x', list: '' }, [years, small]),
    ).toEqual(['gift', 'small'])
  })
})

test('a look has its own photo; one that is gone, that of the creative [CRE-01]', () => {
  const creative = { photo: 'own', variations: [{ id: 'road', name: 'Road', photo: 'road' }] }
  expect(photoOfLook(creative, 'road')).toBe('road')
  expect(photoOfLook(creative, 'gone')).toBe('own')
  expect(photoOfLook(creative, null)).toBe('own')
})
