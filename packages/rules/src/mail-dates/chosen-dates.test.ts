import { day } from '@marquee/test-kit/campaign'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../calendar/index.ts'
import { FULFILLMENT_OPTIONS, type ChosenOption } from '../channels/index.ts'
import {
  datesFor,
  inHomeWindow,
  mailDateProblem,
  mailDateTexts,
  pickerBounds,
  seasonHint,
  secondWaveProblem,
} from './index.ts'

const EMAIL: ChosenOption = { type: 'CHANNEL', value: 'EMAIL' }
const MAIL: ChosenOption = { type: 'CHANNEL', value: 'DIRECT_MAIL' }
const FALLBACK: ChosenOption = { type: 'VARIATION', value: 'EMAIL_WITH_DIRECT_MAIL_FALLBACK' }
const early = [day('2027-03-04'), day('2027-03-15')]
const late = [day('2027-03-15'), day('2027-03-16')]
const selectable = { EMAIL: early, DIRECT_MAIL: late, EMAIL_WITH_DIRECT_MAIL_FALLBACK: late }
const today = day('2027-03-01')

describe('the days to choose from', () => {
  test.for([
    ['one channel', [EMAIL], early],
    ['the slower of two', [EMAIL, MAIL], late],
    ['in whichever order', [MAIL, EMAIL], late],
    ['a variation with its channels', [EMAIL, MAIL, FALLBACK], late],
    ['nothing', [], []],
    ['what has no days', [EMAIL, { type: 'CHANNEL', value: 'DIGITAL_MEDIA' }], []],
  ] as const)('are those of %s [DATE-15, DATE-20, DATE-21]', ([, chosen, expected]) => {
    expect(datesFor(chosen, selectable)).toEqual(expected)
  })

  test('bound the picker [DATE-16]', () => {
    expect(pickerBounds(early)).toEqual({ first: '2027-03-04', last: '2027-03-15' })
    expect(pickerBounds([])).toBe(null)
  })

  test('never begin before the days of any chosen channel [DATE-15]', () => {
    const days = fc
      .uniqueArray(fc.nat(60), { maxLength: 6 })
      .map((all) => all.toSorted((a, b) => a - b).map((after) => addDays(today, after)))
    const lists = fc.record(Object.fromEntries(FULFILLMENT_OPTIONS.map((one) => [one, days])))
    const chosen = fc.uniqueArray(fc.constantFrom(EMAIL, MAIL, FALLBACK))
    fc.assert(
      fc.property(lists, chosen, (all, options) => {
        const [first] = datesFor(options, all)
        for (const { value } of options) {
          const [own] = all[value] ?? []
          if (first !== undefined) expect(own && daysBetween(own, first) >= 0).toBe(true)
        }
      }),
    )
  })
})

describe('a mail date', () => {
  test.for([
    [null, early, false],
    ['2027-03-04', early, true],
    ['2027-03-05', early, false],
    ['2027-02-26', undefined, false],
    ['2027-02-28', [day('2027-02-28')], false],
    ['2027-03-01', undefined, true],
    ['2027-03-05', undefined, true],
    ['2027-03-05', [], false],
  ] as const)('of %s among %o is good: %s [DATE-17, DATE-18]', ([date, eligible, isGood]) => {
    const problem = mailDateProblem(date === null ? null : day(date), { today, eligible })
    expect(problem).toBe(isGood ? undefined : 'Mail date is no longer valid')
  })

  test.for([
    [null, '2027-03-04', 'Required'],
    ['2027-03-15', '2027-03-04', undefined],
    ['2027-03-04', '2027-03-04', mailDateTexts.secondNotLater],
    ['2027-03-04', '2027-03-15', mailDateTexts.secondNotLater],
    ['2027-03-05', '2027-03-04', 'Mail date is no longer valid'],
    ['2027-02-26', '2027-02-25', 'Mail date is no longer valid'],
    ['2027-03-15', null, undefined],
  ] as const)('of a second wave on %s after %s: %s [DATE-07, DATE-17]', (row) => {
    const [second, first, expected] = row
    const dates = [second, first].map((date) => (date === null ? null : day(date)))
    const [of, after] = dates as [ReturnType<typeof day> | null, ReturnType<typeof day> | null]
    expect(secondWaveProblem(of, after, { today, eligible: early })).toBe(expected)
  })

  test('brings a piece home five to ten days later [DATE-02, CONST-12]', () => {
    expect(inHomeWindow(day('2027-03-26'))).toEqual({ first: '2027-03-31', last: '2027-04-05' })
  })
})

test.for([
  ['spring', 'Customization Period: Early February'],
  ['SUMMER', 'Customization Period: Early April'],
  ['summar', 'Customization Period: Early April'],
  ['Fall', 'Customization Period: Early July'],
  ['WINTER', undefined],
] as const)('the hint of %s is %s [DATE-09, DATE-10, CONST-16]', ([season, expected]) => {
  expect(seasonHint(season)).toBe(expected)
})
