import { describe, expect, test } from 'vitest'
import { may } from '../access/index.ts'
import type { CalendarDate } from '../calendar/index.ts'
import {
  CATEGORIES,
  isOpen,
  maySelectDealer,
  mayActivate,
  mayStart,
  NO_ACCESS,
  permissionsToBrowse,
  mayUse,
  templateReasons,
  type Category,
} from './index.ts'

const day = (text: string) => text as CalendarDate
const enrolled = (category: Category, from: string | null, to: string | null) => ({
  category,
  enrollmentStartDate: from as CalendarDate | null,
  enrollmentEndDate: to as CalendarDate | null,
})

const outcome = (result: { ok: boolean; reason?: string }) => (result.ok ? 'open' : result.reason)
const EARLY = 'campaign-template.not-open-yet'
const ENDED = 'campaign-template.enrollment-ended'

describe.for(['SEASONAL', 'ON_DEMAND'] as const)('enrollment in %s', (category) => {
  test.for([
    ['2027-02-28', EARLY],
    ['2027-03-01', 'open'],
    ['2027-03-02', 'open'],
    ['2027-03-30', 'open'],
    ['2027-03-31', 'open'],
    ['2027-04-01', ENDED],
  ] as const)('on %s from 03-01 to 03-31 is %s [CMP-35, CMP-36]', ([today, expected]) => {
    expect(outcome(isOpen(enrolled(category, '2027-03-01', '2027-03-31'), day(today)))).toBe(
      expected,
    )
  })

  test.for([
    [null, null, 'open'],
    ['2027-03-16', null, EARLY],
    ['2027-03-15', null, 'open'],
    [null, '2027-03-15', 'open'],
    [null, '2027-03-14', ENDED],
  ] as const)('from %s to %s on 03-15 is %s: a missing bound is open [CMP-36]', (row) => {
    const [from, to, expected] = row
    expect(outcome(isOpen(enrolled(category, from, to), day('2027-03-15')))).toBe(expected)
  })
})

test('all other categories are always open [CMP-37]', () => {
  for (const category of CATEGORIES.filter((one) => one !== 'SEASONAL' && one !== 'ON_DEMAND')) {
    const long = enrolled(category, '2020-01-01', '2020-01-02')
    expect(isOpen(long, day('2027-03-15')).ok, category).toBe(true)
  }
})

describe('a template may be used', () => {
  const today = day('2027-03-15')
  const template = (overrides: object) => ({
    ...enrolled('SEASONAL', '2027-03-01', '2027-03-31'),
    status: 'ACTIVE' as const,
    mailDate: null,
    ...overrides,
  })
  const use = (overrides: object, isOverridden = false) =>
    outcome(mayUse(template(overrides), { today, isOverridden }))

  test.for([
    [null, 'open'],
    ['2027-03-16', 'open'],
    ['2027-03-15', 'campaign-template.mail-date-passed'],
    ['2027-03-14', 'campaign-template.mail-date-passed'],
  ] as const)('that is mailed on %s: %s; today is not ahead [CMP-38]', ([mailDate, expected]) => {
    expect(use({ mailDate })).toBe(expected)
  })

  test('when it is open, or by an administrator, who mails nothing in the past [CMP-38]', () => {
    const closed = { enrollmentEndDate: day('2027-03-14') }
    expect(use(closed)).toBe(ENDED)
    expect(use(closed, true)).toBe('open')
    expect(use({ ...closed, mailDate: today }, true)).toBe('campaign-template.mail-date-passed')
  })

  test('only while it is offered, for every person [CMP-38]', () => {
    expect(use({ status: 'INACTIVE' }, true)).toBe('campaign-template.inactive')
  })

  test('and every reason has a text', () => {
    for (const text of Object.values(templateReasons)) expect(text).toMatch(/\.$/)
  })
})

test.for([
  [['CAN_READ_CAMPAIGNS'], 'ON_DEMAND', 'access.denied'],
  [['CAN_SUBMIT_ORDER'], 'ON_DEMAND', 'open'],
  [['CAN_SUBMIT_ORDER'], 'METRO', 'campaign-template.several-dealers-only'],
  [['CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'], 'METRO', 'open'],
  [['CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'], 'RECALL', 'open'],
] as const)('with %j a campaign of %s: %s [LVL-12]', ([permissions, category, expected]) => {
  expect(outcome(mayStart(permissions, category))).toBe(expected)
})

test.for([
  [[], 'on-demand', 'open'],
  [['CAN_SUBMIT_ORDER'], 'metro-mailer', 'access.denied'],
  [['CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'], 'metro-mailer', 'open'],
  [['CAN_MANAGE_CAMPAIGN_TEMPLATES'], 'metro-mailer', 'open'],
  [['CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS'], 'metro-mailer', 'open'],
] as const)(
  'with %j the part %s of the catalog is offered: %s',
  ([permissions, slug, expected]) => {
    expect(outcome(may(permissions, permissionsToBrowse(slug)))).toBe(expected)
  },
)

test('a template that nobody gets is not activated [TPL-09]', () => {
  const everyone = { ...NO_ACCESS, isOpenToBrand: true }
  expect(outcome(mayActivate(NO_ACCESS))).toBe('campaign-template.nobody-gets-it')
  expect(outcome(mayActivate(everyone))).toBe('open')
  expect(outcome(mayActivate({ ...everyone, levels: [] }))).toBe('campaign-template.nobody-gets-it')
})

test('a dealer is selectable when active, in the group and with access [TPL-15]', () => {
  const dealer = { isInGroup: true, status: 'ACTIVE', hasAccess: true }
  expect(outcome(maySelectDealer(dealer))).toBe('open')
  expect(outcome(maySelectDealer({ ...dealer, isInGroup: false }))).toBe('market.not-in-group')
  expect(outcome(maySelectDealer({ ...dealer, status: 'CLOSED' }))).toBe('market.closed')
  expect(outcome(maySelectDealer({ ...dealer, hasAccess: false }))).toBe('market.no-access')
})
