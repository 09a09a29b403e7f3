import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, calendarDate, compareDates } from '../calendar/index.ts'
import { addBlackoutDate, ascending, highlightedDays, type BlackoutDate } from './index.ts'

const start = calendarDate(2027, 1, 1)
const closed = (days: number, hierarchyId: string | null = null): BlackoutDate => ({
  date: addDays(start, days),
  hierarchyId,
})
const entries = fc
  .record({ days: fc.nat(40), hierarchyId: fc.constantFrom(null, 'HONDA', 'NISSAN') })
  .map(({ days, hierarchyId }) => closed(days, hierarchyId))

/** What a person gets who adds one day after the other, whether each is taken or refused. */
function addAll(days: readonly BlackoutDate[]): BlackoutDate[] {
  return days.reduce<BlackoutDate[]>((list, day) => {
    const decision = addBlackoutDate(list, day)
    return decision.ok ? decision.value : list
  }, [])
}

test('the list is ascending by date [BLK-01]', () => {
  const days = [closed(9), closed(2), closed(5)]
  expect(ascending(days)).toEqual([closed(2), closed(5), closed(9)])
  expect(days[0]).toEqual(closed(9))
})

test('a new date is put in its place [BLK-07]', () => {
  expect(addBlackoutDate([closed(1), closed(9)], closed(5))).toEqual({
    ok: true,
    value: [closed(1), closed(5), closed(9)],
  })
})

test('a date that is already on the list is refused [BLK-10]', () => {
  expect(addBlackoutDate([closed(1)], closed(1))).toEqual({
    ok: false,
    reason: 'blackout-date.already-closed',
  })
})

test('a day may be closed for every brand and once for each brand [BLK-10]', () => {
  expect(addAll([closed(1), closed(1, 'HONDA'), closed(1, 'NISSAN')])).toHaveLength(3)
  expect(addAll([closed(1, 'HONDA'), closed(1, 'HONDA')])).toHaveLength(1)
})

test('after every addition, the list stays ascending, unique and complete [BLK-01, BLK-07, BLK-10]', () => {
  fc.assert(
    fc.property(fc.array(entries), (days) => {
      const list = addAll(days)
      const names = list.map((entry) => `${entry.date} ${entry.hierarchyId}`)
      expect(new Set(names)).toEqual(new Set(days.map((day) => `${day.date} ${day.hierarchyId}`)))
      expect(names).toHaveLength(new Set(names).size)
      for (const [index, entry] of list.slice(1).entries()) {
        expect(compareDates((list[index] as BlackoutDate).date, entry.date)).not.toBe(1)
      }
    }),
  )
})

test('every readable day is highlighted, once [ERR-20]', () => {
  const dates = [{ date: '2027-12-25' }, { date: '2027-12-25' }, { date: '2027-07-04' }]
  expect(highlightedDays(dates)).toEqual(new Set(['2027-12-25', '2027-07-04']))
})

test.each([
  undefined,
  null,
  'nonsense',
  42,
  {},
  [null, undefined, 3, 'x', [], {}],
  [{ date: 5 }, { date: '2027-02-30' }, { date: '12/25/2027' }, { date: '' }, { date: null }],
])('from %j nothing is highlighted and nothing fails [ERR-20]', (unreadable) => {
  expect(highlightedDays(unreadable)).toEqual(new Set())
})
