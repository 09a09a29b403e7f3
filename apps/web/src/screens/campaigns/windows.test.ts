import type { CalendarDate } from '@marquee/rules/calendar'
import type { Category } from '@marquee/rules/templates'
import { expect, test } from 'vitest'
import {
  enrollmentInWords,
  lastDayOf,
  mailingInWords,
  seasonInWords,
} from './template-facts.rules.ts'

const TODAY = '2027-03-01' as CalendarDate
const day = (text: string | null) => text as CalendarDate | null
const enrolled = (category: Category, first: string | null, last: string | null) => ({
  category,
  enrollmentStartDate: day(first),
  enrollmentEndDate: day(last),
})

test.each([
  ['2027-03-02', '2027-03-31', 'Opens 03/02/2027'],
  ['2027-03-01', '2027-03-31', 'Open until 03/31/2027'],
  [null, '2027-03-01', 'Open until 03/01/2027'],
  ['2027-01-01', '2027-02-28', 'Ended 02/28/2027'],
  ['2027-01-01', null, 'Always open'],
  [null, null, 'Always open'],
])('an enrollment from %s to %s reads: %s [CMP-35, CMP-36, GEN-10]', (first, last, words) => {
  expect(enrollmentInWords(enrolled('SEASONAL', first, last), TODAY)).toBe(words)
  expect(enrollmentInWords(enrolled('ON_DEMAND', first, last), TODAY)).toBe(words)
})

test('the other categories are open, whatever days they carry [CMP-37]', () => {
  const metro = enrolled('METRO', '2027-04-01', '2027-02-28')
  expect(enrollmentInWords(metro, TODAY)).toBe('Always open')
  expect(lastDayOf(metro)).toBeNull()
})

test.each([
  ['2027-04-01', '2027-01-01', '2027-05-01', '04/01/2027'],
  [null, '2027-01-01', '2027-05-01', '01/01/2027 to 05/01/2027'],
  [null, '2027-01-01', null, 'From 01/01/2027'],
  [null, null, '2027-05-01', 'Until 05/01/2027'],
  [null, null, null, undefined],
])('a mail date %s and a window from %s to %s read: %s [GEN-10]', (mailed, first, last, words) => {
  const mailWindow = { startDate: day(first), endDate: day(last) }
  const mailDate = day(mailed)
  expect(mailingInWords({ mailDate, isMailDateFixed: true, mailWindow })).toBe(words)
})

test('a mail date that others may take the place of stands behind its window [DATE-14, GEN-10]', () => {
  const open = { startDate: day('2027-01-01'), endDate: day('2027-05-01') }
  const mailDate = day('2027-04-01')
  const said = (mailWindow: typeof open) =>
    mailingInWords({ mailDate, isMailDateFixed: false, mailWindow })
  expect(said(open)).toBe('01/01/2027 to 05/01/2027, usually 04/01/2027')
  expect(said({ startDate: null, endDate: null })).toBe('04/01/2027')
})

test('a season of a year says when it is mailed, and that it is over once it was [ANN-01]', () => {
  const words = (mailDate: string | null) => seasonInWords({ mailDate: day(mailDate) }, TODAY)
  expect(words('2027-04-15')).toBe('04/15/2027')
  expect(words('2027-03-01')).toBe('03/01/2027, over for this year')
  expect(words(null)).toBe('on a day that you choose')
})
