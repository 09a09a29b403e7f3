import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  inAddress,
  isNarrowed,
  ORDERS,
  readFilters,
  widened,
  type CatalogFilters,
} from './catalog.rules.ts'

const read = (address: string) => {
  const params = new URLSearchParams(address)
  return readFilters((name) => params.get(name))
}

const usual = read('')

test('an address without wishes shows all by name, from the first page', () => {
  expect(usual).toEqual({
    text: '',
    channel: undefined,
    category: undefined,
    isOpenOnly: false,
    withInactive: false,
    order: 'name',
    page: 0,
  })
  expect(inAddress(usual)).toEqual({})
})

test.each([
  'channel=PIGEON&category=SALES&sort=price&open=yes&page=0',
  'page=-3',
  'page=1.5',
  'page=x',
  'q=%20%20',
])('what an address says that means nothing is left out: %s', (address) => {
  expect(read(address)).toEqual(usual)
})

test('a search text is cut where the server would refuse it', () => {
  expect(read(`q=${'x'.repeat(200)}`).text).toHaveLength(80)
})

test('every wish comes back from the address that it makes', () => {
  const wish: fc.Arbitrary<CatalogFilters> = fc.record({
    text: fc.string({ maxLength: 80 }).map((text) => text.trim()),
    channel: fc.constantFrom(undefined, 'EMAIL', 'DIRECT_MAIL', 'DIGITAL_MEDIA'),
    category: fc.constantFrom(undefined, 'SEASONAL', 'RECALL'),
    isOpenOnly: fc.boolean(),
    withInactive: fc.boolean(),
    order: fc.constantFrom(...ORDERS),
    page: fc.nat({ max: 50 }),
  })
  fc.assert(
    fc.property(wish, (filters) => {
      expect(read(new URLSearchParams(inAddress(filters)).toString())).toEqual(filters)
    }),
  )
})

test('order and inactive ones leave nothing out; a wider wish keeps them', () => {
  const filters = read('q=spring&open=1&inactive=1&sort=newest&page=2')
  expect(isNarrowed(filters)).toBe(true)
  expect(isNarrowed(widened(filters))).toBe(false)
  expect(inAddress(widened(filters))).toEqual({ inactive: '1', sort: 'newest' })
})
