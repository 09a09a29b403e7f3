import type { CalendarDate } from '@marquee/rules/calendar'
import { expect, test } from 'vitest'
import { criteriaOf, inAddress, isNarrowed, NOTHING_WANTED, readWanted } from './wanted.rules.ts'

const read = (search: string) => {
  const params = new URLSearchParams(search)
  return readWanted((name) => params.get(name))
}

test('what is looked for stands in the address and is read from it again [CMP-40]', () => {
  const search = 'q=road&status=DRAFT&category=METRO&mailed=soon&favorites=1&mine=1'
  expect(new URLSearchParams(inAddress(read(search))).toString()).toBe(search)
  expect(isNarrowed(read(search))).toBe(true)
})

test('what an address says and nobody understands is left out [CMP-40]', () => {
  expect(read('status=GONE&category=&mailed=never&favorites=yes')).toEqual(NOTHING_WANTED)
  expect(isNarrowed(NOTHING_WANTED)).toBe(false)
})

test('mail dates are asked for from today on, or until today [CMP-40]', () => {
  const asked = (mailed: string) =>
    criteriaOf(read(`mailed=${mailed}`), '2027-03-01' as CalendarDate)
  expect(asked('soon')).toEqual({ mailedFrom: '2027-03-01', mailedUntil: '2027-03-31' })
  expect(asked('later')).toEqual({ mailedFrom: '2027-03-01', mailedUntil: '2027-05-30' })
  expect(asked('past')).toEqual({ mailedUntil: '2027-03-01' })
})
