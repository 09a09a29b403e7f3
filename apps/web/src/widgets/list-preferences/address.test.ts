import { expect, test } from 'vitest'
import { addressOf, isSameState, stateIn, type ListAddress } from './address.rules.ts'

interface Filters {
  text: string
  isMine: boolean
}

const list: ListAddress<Filters, 'name' | 'status'> = {
  list: 'campaigns',
  read: (valueOf) => ({ text: valueOf('q') ?? '', isMine: valueOf('mine') === '1' }),
  write: ({ text, isMine }) => ({ ...(text && { q: text }), ...(isMine && { mine: '1' }) }),
  sortable: ['name', 'status'],
  usualSort: [{ id: 'name', direction: 'ASCENDING' }],
}

test.for([
  '',
  'q=road+check',
  'q=a%26b%3D%2B&mine=1',
  'mine=1&sort=-status',
  'sort=-name',
  'sort=',
])('the address %j is read and written as it was', (address) => {
  expect(addressOf(list, stateIn(list, address))).toBe(address)
})

test('the usual order is not mentioned, and a column that is gone puts nothing in order', () => {
  expect(addressOf(list, stateIn(list, 'sort=name'))).toBe('')
  expect(stateIn(list, 'sort=-zodiac').sort).toEqual(list.usualSort)
})

test('what is not understood any more makes no difference', () => {
  expect(isSameState(list, 'mine=1&gone=1&q=x', 'q=x&mine=1')).toBe(true)
  expect(isSameState(list, 'q=x', 'q=y')).toBe(false)
})
