import {
  COUPON_SCOPES,
  couponProblems,
  discountsOf,
  isFlatCost,
  OFFER_TYPES,
  firstOffer,
} from '@marquee/rules/coupons'
import { addDays, type CalendarDate } from '@marquee/rules/calendar'
import { expect, test } from 'vitest'
import { demoCoupons, demoHierarchies, demoMarketGroups, demoMarkets, demoPeople } from './index.ts'

const markets = demoMarkets()
const groups = demoMarketGroups(markets, demoPeople(markets))
const on = (today: string) => demoCoupons(demoHierarchies(), groups, markets, today as CalendarDate)
const coupons = on('2026-11-23')

test('every brand has coupons of every scope, and globally every kind of offer [CPN-02, CPN-20]', () => {
  for (const { id } of demoHierarchies()) {
    const own = coupons.filter(({ hierarchyId }) => hierarchyId === id)
    expect([...new Set(own.map(({ scope }) => scope))], id).toEqual([...COUPON_SCOPES])
    const global = own.filter(({ scope }) => scope === 'GLOBAL')
    expect(new Set(global.map((coupon) => firstOffer(coupon).type)), id).toEqual(
      new Set(OFFER_TYPES),
    )
    expect(global.some((coupon) => discountsOf(coupon).length > 1)).toBe(true)
  }
})

test('every one of them could have been made in the editor [CPN-08, CPN-09, CPN-11]', () => {
  for (const coupon of coupons) expect(couponProblems(coupon), coupon.heading).toEqual({})
})

test('each group has a price for all of its dealers [CPN-13]', () => {
  for (const group of groups) {
    const own = coupons.filter((coupon) => coupon.group === group)
    expect(own.some(isFlatCost), group.name).toBe(true)
  }
})

test('some are retired and some are over, so that lists have them to show', () => {
  expect(coupons.some(({ status }) => status === 'RETIRED')).toBe(true)
  expect(coupons.some(({ endDate }) => endDate !== null && endDate < '2026-11-23')).toBe(true)
})

test('those that are not over end within a year of the day on which the demo is loaded, after all that its templates mail', () => {
  for (const today of ['2026-01-31', '2026-11-23', '2027-12-31'] as CalendarDate[]) {
    const ends = on(today).flatMap(({ endDate }) => endDate ?? [])
    const ahead = ends.filter((end) => end >= today)
    expect(ahead.length).toBeGreaterThan(ends.length / 2)
    for (const end of ahead) {
      expect(end > addDays(today, 200) && end < addDays(today, 366), `${today} ${end}`).toBe(true)
    }
  }
})
