import { day } from '@marquee/test-kit/campaign'
import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/index.ts'
import { contactCode, type EventCount, type ReachState } from '../customers/index.ts'
import type { Trigger } from '../templates/index.ts'
import { eventDays, monthlyEstimate, monthlyTotals, underCap, type EstimatedStep } from './index.ts'

const TODAY = day('2027-03-18')
const BY_BOTH = contactCode({ email: 'REACHABLE', mail: 'REACHABLE' })
const BY_MAIL = contactCode({ email: 'NO_DATA', mail: 'REACHABLE' })
const BY_NOTHING = contactCode({ email: 'OPTED_OUT', mail: 'NO_DATA' satisfies ReachState })

const step = (key: number, more: Partial<EstimatedStep> = {}): EstimatedStep => ({
  key,
  name: `Touchpoint ${key}`,
  daysAfterStart: 0,
  send: { channels: ['EMAIL'], isMailBackfill: false, isReblasted: false },
  ...more,
})
const event = (on: string | null, count: number, contact = BY_BOTH): EventCount => ({
  day: on === null ? null : day(on),
  contact,
  count,
})
const priceBook = {
  prices: [
    { option: 'EMAIL', pricePerPiece: 400 },
    { option: 'DIRECT_MAIL', pricePerPiece: 6_900 },
  ],
  discount: null,
} as const
const bought: Trigger = { event: 'PURCHASE', after: 0 }
const estimate = (
  counted: readonly EventCount[],
  more: Partial<Parameters<typeof monthlyEstimate>[1]> = {},
) =>
  monthlyEstimate(counted, {
    marketKey: 14,
    today: TODAY,
    trigger: bought,
    steps: [step(1)],
    priceBook,
    ...more,
  })

/** Every month of the last year has one purchase or more. */
const yearOf = (count: number): EventCount[] =>
  Array.from({ length: 12 }, (_, at) =>
    event(`${at < 10 ? 2026 : 2027}-${String(((at + 2) % 12) + 1).padStart(2, '0')}-15`, count),
  )

test('the cost is that of the pieces beside it, also where an average month has a part of one [ORD-11]', () => {
  const counted = [...yearOf(923), event('2026-05-16', 4)]
  const [email] = estimate(counted).channels
  expect(email).toEqual({ channel: 'EMAIL', pieces: 923, totalDiscount: 0, estimatedCost: 3_692 })
})

describe('the months', () => {
  test('are the last twelve whole ones by the calendar of the market [ORD-11]', () => {
    const { months } = estimate([event('2026-03-01', 1), event('2027-02-28', 1)])
    expect(months).toHaveLength(12)
    expect([months[0], months[11]]).toEqual(['2026-03-01', '2027-02-01'])
  })

  test('leave out what lies before and after them [ORD-11]', () => {
    const { touchpoints } = estimate([
      ...yearOf(1),
      event('2026-02-28', 50),
      event('2027-03-01', 50),
    ])
    expect(touchpoints[0]?.byMonth).toEqual(Array.from({ length: 12 }, () => 1))
  })

  test('begin with the first in which anything would have been sent [ORD-11]', () => {
    const { months, touchpoints } = estimate([event('2027-01-31', 10), event('2027-02-01', 20)])
    expect(months).toEqual(['2027-01-01', '2027-02-01'])
    expect(touchpoints[0]).toMatchObject({ byMonth: [10, 20], households: 15 })
  })

  test('are counted from the events that lead to a piece in them [ORD-11]', () => {
    const trigger = { event: 'LAST_VISIT', after: 150 } as const
    const steps = [step(1), step(2, { daysAfterStart: 30 })]
    expect(eventDays({ today: TODAY, trigger, steps })).toEqual(['2025-09-02', '2026-10-01'])
  })
})

describe('a touchpoint', () => {
  test('is sent so many days after the event, and so many after the first one [ORD-11]', () => {
    const trigger = { event: 'LAST_VISIT', after: 150 } as const
    const steps = [step(1), step(2, { daysAfterStart: 30 })]
    const { touchpoints, months } = estimate([event('2026-08-10', 7)], { trigger, steps })
    expect(months[0]).toBe('2027-01-01')
    expect(touchpoints.map(({ byMonth }) => byMonth)).toEqual([
      [7, 0],
      [0, 7],
    ])
  })

  test('is sent on the day on which so many miles are due, however many they are [ORD-11]', () => {
    const trigger = { event: 'MILES', after: 30_000 } as const
    const { months } = estimate([event('2027-01-10', 3)], { trigger })
    expect(months[0]).toBe('2027-01-01')
  })

  test('counts households that a piece reaches, and no others [ORD-11]', () => {
    const counted = [event('2027-02-03', 4), event('2027-02-03', 2, BY_MAIL)]
    const { touchpoints } = estimate([...counted, event('2027-02-04', 9, BY_NOTHING)])
    expect(touchpoints[0]?.households).toBe(4)
  })

  test('costs what its pieces cost, each channel rounded once [ORD-11]', () => {
    const send = {
      channels: ['EMAIL', 'DIRECT_MAIL'],
      isMailBackfill: true,
      isReblasted: false,
    } as const
    const counted = [event('2027-02-03', 3), event('2027-02-03', 2, BY_MAIL)]
    const found = estimate(counted, { steps: [step(1, { send })] })
    expect(found.channels).toEqual([
      { channel: 'EMAIL', pieces: 3, totalDiscount: 0, estimatedCost: 12 },
      { channel: 'DIRECT_MAIL', pieces: 2, totalDiscount: 0, estimatedCost: 138 },
    ])
    expect(found.touchpoints[0]).toMatchObject({ households: 5, estimatedCost: 150 })
    expect(found.mostPerHousehold).toBe(6_900)
  })
})

test('a small market is charged less, as in every order [ORD-11]', () => {
  const discount = { base: 100, cap: 10, minimum: 0, maximum: 100 }
  const found = estimate([event('2027-02-03', 4), event(null, 1)], {
    priceBook: { ...priceBook, discount },
  })
  expect(found.channels).toEqual([
    { channel: 'EMAIL', pieces: 4, totalDiscount: 2, estimatedCost: 14 },
  ])
})

test('the totals are the sums of what is shown of the touchpoints and the channels [ORD-11]', () => {
  const steps = [step(1), step(2, { daysAfterStart: 31 })]
  const found = estimate([...yearOf(5), event('2027-02-20', 3)], { steps })
  const totals = monthlyTotals(found)
  expect(totals.households).toBe(5 + 5)
  expect(totals.byMonth.at(-1)).toBe(8 + 5)
  expect(totals.estimatedCost).toBe(
    found.touchpoints.reduce((all, { estimatedCost }) => all + estimatedCost, 0),
  )
})

test('without a history the figures are for everybody at once, and there are no months [ORD-11]', () => {
  const found = estimate([event(null, 40), event(null, 5, BY_NOTHING)])
  expect(found.months).toEqual([])
  expect(found.touchpoints).toEqual([
    { stepKey: 1, name: 'Touchpoint 1', households: 40, byMonth: [], estimatedCost: 160 },
  ])
  expect(monthlyTotals(found).byMonth).toEqual([] satisfies CalendarDate[])
})

test('a cap comes to at most so many of the dearest households, and leaves out in the months above it [ORD-11]', () => {
  const found = estimate([event('2027-01-31', 10), event('2027-02-01', 20)])
  expect(underCap(10, found)).toEqual({ cost: 40, months: 1 })
  expect(underCap(20, found)).toEqual({ cost: 80, months: 0 })
})
