import type { CalendarDate } from '@marquee/rules/calendar'
import { expect, test } from 'vitest'
import { criteriaOf, inAddress, isNarrowed, readFilters } from './filters.rules.ts'

const read = (search: string) => {
  const params = new URLSearchParams(search)
  return readFilters((name) => params.get(name))
}

test('what is looked for stands in the address and is read from it again [CMP-40]', () => {
  const search = 'q=road&status=DRAFT&category=METRO&mailed=soon&favorites=1&mine=1&of=7'
  expect(new URLSearchParams(inAddress(read(search))).toString()).toBe(search)
  expect(isNarrowed(read(search))).toBe(true)
})

test('what an address says and nobody understands is left out [CMP-40]', () => {
  expect(read('status=GONE&category=&mailed=never&favorites=yes&of=-1')).toEqual(read(''))
  expect(isNarrowed(read(''))).toBe(false)
})

test('a metro campaign stands for its dealers, but where these or favorites are looked for [CMP-40]', () => {
  const criteria = (search: string) => criteriaOf(read(search), '2027-03-01' as CalendarDate)
  expect(criteria('')).toEqual({ isWhole: true })
  expect(criteria('of=7')).toEqual({ parentCampaignKey: 7 })
  expect(criteria('favorites=1')).toEqual({ isFavorite: true })
})

test('mail dates are asked for from today on, or until today [CMP-40]', () => {
  const criteria = (mailed: string) =>
    criteriaOf(read(`mailed=${mailed}`), '2027-03-01' as CalendarDate)
  expect(criteria('soon')).toMatchObject({ mailedFrom: '2027-03-01', mailedUntil: '2027-03-31' })
  expect(criteria('later')).toMatchObject({ mailedFrom: '2027-03-01', mailedUntil: '2027-05-30' })
  expect(criteria('past')).toEqual({ isWhole: true, mailedUntil: '2027-03-01' })
})
