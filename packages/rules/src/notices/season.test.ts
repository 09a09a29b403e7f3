import { expect, test } from 'vitest'
import { day } from '@marquee/test-kit/campaign'
import type { Permission } from '../access/index.ts'
import { seasonPeriod } from '../campaigns/index.ts'
import { customizersOf, noticeLine, seasonNotice } from './index.ts'

const ORDERING: readonly Permission[] = ['CAN_SUBMIT_ORDER']
const from = (startDate: string | null, endDate: string | null) => ({
  startDate: startDate === null ? null : day(startDate),
  endDate: endDate === null ? null : day(endDate),
})
const on = (today: string, period = from('2027-02-01', '2027-02-26')) =>
  seasonNotice(seasonPeriod(period, day(today)), day(today))

test('a season is announced when its time begins, and again before it ends [DATE-09, ANN-17]', () => {
  expect(on('2027-01-31')).toBeUndefined()
  expect(on('2027-02-01')).toEqual({ kind: 'season-opened', occasion: '2027-02-26' })
  expect(on('2027-02-22')?.kind).toBe('season-opened')
  // Three business days before.
  expect(on('2027-02-23')?.kind).toBe('season-closing')
  expect(on('2027-02-26')).toEqual({ kind: 'season-closing', occasion: '2027-02-26' })
  expect(on('2027-02-27')).toBeUndefined()
})

test('one without a last day is announced once', () => {
  const notice = on('2027-06-01', from('2027-02-01', null))
  expect(notice).toEqual({ kind: 'season-opened', occasion: 'until it is mailed' })
  const facts = { action: null, campaign: 'Winter ready', by: null, words: '' }
  expect(notice && noticeLine({ ...facts, ...notice })).toBe(
    '“Winter ready” can be customized now, until it is mailed.',
  )
})

test('whoever enrolled the dealer gets it, and the dealer’s people who may order', () => {
  const reader = (key: number, path: string, permissions: readonly Permission[] = ORDERING) => ({
    key,
    path,
    permissions,
    level: 'DEALER' as const,
  })
  const season = {
    path: '1.2.',
    status: 'RESERVED' as const,
    createdBy: 7,
    submittedBy: 8,
    category: 'SEASONAL' as const,
    isReleased: false,
  }
  const above = [reader(1, '1.2.'), reader(2, '1.2.', []), reader(3, '1.')]
  expect(customizersOf(season, above)).toEqual([7, 8, 1])
})
