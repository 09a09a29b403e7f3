import { isCalendarDate, isFederalHoliday, weekday, Weekday } from '@marquee/rules/calendar'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  demoBlackoutDates,
  demoHierarchies,
  demoMarketGroups,
  demoMarkets,
  demoPeople,
} from './index.ts'
import { share } from './seed.ts'

const whole = () => {
  const markets = demoMarkets()
  const people = demoPeople(markets)
  const groups = demoMarketGroups(markets, people)
  return [demoHierarchies(), markets, people, groups, demoBlackoutDates(2026)]
}
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

test('the demo is the same each time it is made', () => {
  expect(hash(whole())).toBe(hash(whole()))
})

test('no description of the demo uses a clock or chance', () => {
  const folder = new URL('.', import.meta.url)
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  expect(sources.length).toBeGreaterThan(8)
  for (const source of sources) expect(source).not.toMatch(/Math\.random|Date\.now|new Date\(\)/)
})

test('a label always has the same share, and shares are spread evenly', () => {
  expect(share('a label')).toBe(share('a label'))
  const shares = Array.from({ length: 10_000 }, (_, index) => share(`dealer ${index}`))
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const inside = shares.filter((value) => Math.floor(value * 10) === tenth).length
    expect(inside).toBeGreaterThan(850)
    expect(inside).toBeLessThan(1_150)
  }
})

test('blackout dates are workdays of three years, once each for a brand or for all', () => {
  const dates = demoBlackoutDates(2026)
  const names = dates.map(({ date, hierarchyId }) => `${date} ${hierarchyId}`)
  expect(new Set(names).size).toBe(names.length)
  for (const { date } of dates) {
    expect(isCalendarDate(date)).toBe(true)
    expect(['2026', '2027', '2028']).toContain(date.slice(0, 4))
    expect([Weekday.Saturday, Weekday.Sunday]).not.toContain(weekday(date))
  }
})

test('every federal holiday is closed for every brand, and each brand has days of its own', () => {
  const dates = demoBlackoutDates(2026)
  const forAll = dates.filter(({ hierarchyId }) => hierarchyId === null)
  for (const year of [2026, 2027, 2028]) {
    const holidays = forAll.filter(
      ({ date }) => date.startsWith(String(year)) && isFederalHoliday(date),
    )
    // New Year's Day 2028 falls on a Saturday and is observed in 2027.
    expect(holidays).toHaveLength({ 2027: 12, 2028: 10 }[year] ?? 11)
  }
  for (const { id } of demoHierarchies()) {
    expect(dates.filter(({ hierarchyId }) => hierarchyId === id).length).toBeGreaterThanOrEqual(3)
  }
})
