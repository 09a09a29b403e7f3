import { expect, test } from 'vitest'
import { addDays, type CalendarDate } from '../calendar/index.ts'
import { beginsOn, CAMPAIGN_STATUSES, type Beginning } from './index.ts'

const DAY = '2026-03-10' as CalendarDate
const campaign: Beginning = {
  status: 'APPROVED',
  isMarketOpen: true,
  mailDate: DAY,
  category: 'ON_DEMAND',
  yearStatus: null,
}
const season: Beginning = { ...campaign, status: 'RESERVED', yearStatus: 'APPROVED' }

test('what is approved begins on its mail date, or after it where that was missed', () => {
  expect(beginsOn(DAY, campaign)).toBe(true)
  expect(beginsOn(addDays(DAY, -1), campaign)).toBe(false)
  expect(beginsOn(addDays(DAY, 1), campaign)).toBe(true)
  expect(beginsOn(DAY, { ...campaign, mailDate: null })).toBe(false)
  expect(beginsOn(DAY, { ...campaign, isMarketOpen: false })).toBe(false)
})

test('what needs of customers set off has no mail date, and begins when it is approved', () => {
  const reminders: Beginning = { ...campaign, category: 'REMINDERS', mailDate: null }
  expect(beginsOn(DAY, reminders)).toBe(true)
  expect(beginsOn(DAY, { ...reminders, status: 'SUBMITTED' })).toBe(false)
  expect(beginsOn(DAY, { ...reminders, isMarketOpen: false })).toBe(false)
})

test('nothing begins from any other status [CMP-06]', () => {
  const begin = CAMPAIGN_STATUSES.filter((status) => beginsOn(DAY, { ...campaign, status }))
  expect(begin).toEqual(['APPROVED'])
})

test('a season begins while its year is approved', () => {
  const begin = CAMPAIGN_STATUSES.filter((yearStatus) => beginsOn(DAY, { ...season, yearStatus }))
  expect(begin).toEqual(['APPROVED', 'ACTIVE', 'RESERVED'])
  expect(beginsOn(DAY, { ...season, yearStatus: null })).toBe(false)
})
