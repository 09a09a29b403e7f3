import type { CalendarDate } from '@marquee/rules/calendar'
import { expect, test } from 'vitest'
import { groupOf, inGroups } from './groups.rules.ts'

const day = (text: string) => text as CalendarDate
const dayOrNone = (text: string | null) => (text === null ? null : day(text))
// A Wednesday.
const today = day('2027-03-10')

test.for([
  ['2027-03-09', 'late'],
  ['2027-03-10', 'today'],
  ['2027-03-11', 'thisWeek'],
  ['2027-03-13', 'thisWeek'],
  ['2027-03-14', 'later'],
  [null, 'noDay'],
] as const)(
  'what is decided by %s stands below “%s” on a Wednesday [GEN-03]',
  ([decideBy, group]) => {
    expect(groupOf(dayOrNone(decideBy), today)).toBe(group)
  },
)

test('on a Saturday the week is over, and on a Sunday it begins [GEN-03]', () => {
  expect(groupOf(day('2027-03-15'), day('2027-03-13'))).toBe('later')
  expect(groupOf(day('2027-03-15'), day('2027-03-14'))).toBe('thisWeek')
})

test('groups come in their order, each with its items as they came, and empty ones are left out [GEN-03]', () => {
  const item = (key: number, decideBy: string | null) => ({
    key,
    decideBy: dayOrNone(decideBy),
  })
  const items = [item(1, '2027-03-01'), item(2, '2027-03-05'), item(3, '2027-04-01'), item(4, null)]
  const found = inGroups(items, today).map(({ group, items }) => [
    group,
    items.map(({ key }) => key),
  ])
  expect(found).toEqual([
    ['late', [1, 2]],
    ['later', [3]],
    ['noDay', [4]],
  ])
})
