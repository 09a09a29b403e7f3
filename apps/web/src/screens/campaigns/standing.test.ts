import type { CalendarDate } from '@marquee/rules/calendar'
import type { Category } from '@marquee/rules/templates'
import { expect, test } from 'vitest'
import { standingOf, type StartReason } from './template-facts.rules.ts'

const TODAY = '2027-03-01' as CalendarDate
const day = (text: string) => text as CalendarDate

interface Case {
  category?: Category
  first?: string
  last?: string
  refused?: StartReason
}

const standing = ({ category = 'SEASONAL', first, last, refused }: Case) =>
  standingOf(
    {
      category,
      enrollmentStartDate: first === undefined ? null : day(first),
      enrollmentEndDate: last === undefined ? null : day(last),
      can: { start: refused === undefined ? { ok: true } : { ok: false, reason: refused } },
    },
    TODAY,
  )

test.each<[string, Case, object]>([
  ['what may be started', { last: '2027-03-01' }, { is: 'open' }],
  ['what an administrator may start late', { last: '2027-02-28' }, { is: 'open-for-you' }],
  ['what an administrator may start early', { first: '2027-03-02' }, { is: 'open-for-you' }],
  ['what is always open', { category: 'METRO', last: '2027-02-28' }, { is: 'open' }],
  [
    'what the server calls closed',
    { refused: 'campaign-template.mail-date-passed' },
    { is: 'closed', reason: 'campaign-template.mail-date-passed' },
  ],
  [
    'what is not for this person',
    { refused: 'access.denied' },
    { is: 'view-only', reason: 'access.denied' },
  ],
  [
    'what is neither open nor for this person',
    { last: '2027-02-28', refused: 'access.denied' },
    { is: 'closed', reason: 'campaign-template.enrollment-ended' },
  ],
])('%s is told so [CMP-35, CMP-36, CMP-37, CMP-38]', (_, given, expected) => {
  expect(standing(given)).toEqual(expected)
})
