import { day } from '@marquee/test-kit/campaign'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/index.ts'
import type { OrderedContent } from '../orders/index.ts'
import { mayBeSentOn, postponed, postponedInWords } from './index.ts'

const eligible = ['2027-03-04', '2027-03-08', '2027-03-09', '2027-03-15'].map(day)
const dates = (mailDate: string | null, secondMailDate: string | null = null) => ({
  mailDate: mailDate === null ? null : day(mailDate),
  secondMailDate: secondMailDate === null ? null : day(secondMailDate),
})

describe('a campaign on a closed day', () => {
  test.for([
    ['2027-03-05', null, ['2027-03-05'], dates('2027-03-08')],
    ['2027-03-01', null, ['2027-03-01'], dates('2027-03-04')],
    ['2027-03-04', '2027-03-10', ['2027-03-10'], dates('2027-03-04', '2027-03-15')],
    ['2027-03-05', '2027-03-09', ['2027-03-05'], dates('2027-03-08', '2027-03-09')],
    // The first wave reaches the second, which goes on.
    ['2027-03-05', '2027-03-08', ['2027-03-05'], dates('2027-03-08', '2027-03-09')],
    ['2027-03-05', '2027-03-06', ['2027-03-05', '2027-03-06'], dates('2027-03-08', '2027-03-09')],
    ['2027-03-15', null, ['2027-03-15'], 'mail-date.none-left'],
    ['2027-03-09', '2027-03-15', ['2027-03-09'], 'mail-date.none-left'],
    ['2027-03-04', null, ['2027-03-05'], 'mail-date.not-closed'],
    [null, null, ['2027-03-05'], 'mail-date.not-closed'],
  ] as const)(
    '%s, second %s, closed %o: %o [DATE-20, BLK-04]',
    ([first, second, days, expected]) => {
      const closed = days.map(day)
      const open = eligible.filter((one) => !closed.includes(one))
      const moved = postponed(dates(first, second), { closed, eligible: open })
      expect(moved.ok ? moved.value : moved.reason).toEqual(expected)
    },
  )

  test('never stays on one, never comes sooner, and keeps its waves in order [DATE-07, DATE-20]', () => {
    const start = day('2027-03-01')
    const days = fc.uniqueArray(fc.nat(30)).map((all) => all.toSorted((a, b) => a - b))
    fc.assert(
      fc.property(fc.nat(30), fc.nat(10), days, days, (first, gap, closedDays, openDays) => {
        const at = (after: number) => addDays(start, after)
        const closed = closedDays.map(at)
        const open = openDays.map(at).filter((one) => !closed.includes(one))
        const before = { mailDate: at(first), secondMailDate: at(first + gap + 1) }
        const moved = postponed(before, { closed, eligible: open })
        if (!moved.ok) return
        const { mailDate, secondMailDate } = moved.value
        expect(closed).not.toContain(mailDate)
        expect(closed).not.toContain(secondMailDate)
        expect((mailDate as string) >= before.mailDate).toBe(true)
        expect((secondMailDate as string) > (mailDate as string)).toBe(true)
      }),
    )
  })
})

const content = (endDate: string) =>
  ({
    ...dates('2027-03-05', '2027-03-10'),
    steps: [
      { startDate: day('2027-03-05'), startDateTwo: day('2027-03-10'), coupons: [] },
      {
        startDate: day('2027-03-12'),
        startDateTwo: null,
        coupons: [{ endDate: day(endDate) }],
      },
    ],
  }) as unknown as OrderedContent

test('is not sent once a coupon would end before the last piece is at home [DATE-20]', () => {
  const on = dates('2027-03-08', '2027-03-15')
  expect(mayBeSentOn(content('2027-03-25'), on).ok).toBe(true)
  expect(mayBeSentOn(content('2027-03-24'), on)).toMatchObject({
    reason: 'mail-date.coupon-ends-before',
  })
})

test('the timeline says from which day to which [DATE-20]', () => {
  const moved = postponedInWords(
    dates('2027-03-05', '2027-03-10'),
    dates('2027-03-08', '2027-03-15'),
  )
  expect(moved).toBe(
    'Moved off a closed day: 03/05/2027 became 03/08/2027, 03/10/2027 became 03/15/2027.',
  )
})
