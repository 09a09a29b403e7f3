import type { Permission } from '@marquee/rules/access'
import { TOGGLE_DEFAULTS } from '@marquee/rules/toggles'
import { expect, test } from 'vitest'
import { isOpen, screenNeeds } from './index.ts'

const may = {
  permissions: ['CAN_SEARCH_AUDIENCE'],
  featureToggles: TOGGLE_DEFAULTS,
  person: { level: 'DISTRICT', homeMarketKey: 4 },
} as const
const needs = { anyOf: ['CAN_SEARCH_AUDIENCE'], toggle: 'IS_AUDIENCE_BUILDER_ENABLED' } as const

test('a screen is open to who holds its permission while its toggle is on [TGL-05, LVL-12]', () => {
  expect(isOpen(may, needs)).toBe(true)
})

test('a screen is closed while its toggle is off, whatever one holds [TGL-05]', () => {
  const featureToggles = { ...TOGGLE_DEFAULTS, IS_AUDIENCE_BUILDER_ENABLED: false }
  expect(isOpen({ ...may, featureToggles }, needs)).toBe(false)
  expect(isOpen({ ...may, featureToggles: {} }, needs)).toBe(false)
})

test('a screen is closed to who lacks its permission, whatever its toggle says [LVL-12]', () => {
  expect(isOpen({ ...may, permissions: [] }, needs)).toBe(false)
})

test('a screen of staff is closed to dealers, whatever they hold [LVL-11]', () => {
  const staff = { anyOf: ['CAN_SEARCH_AUDIENCE'], isForStaff: true } as const
  expect(isOpen(may, staff)).toBe(true)
  expect(isOpen({ ...may, person: { ...may.person, level: 'DEALER' } }, staff)).toBe(false)
})

test('a screen about all brands is closed to who sees only some, whatever they hold [LVL-12]', () => {
  const all = { anyOf: ['CAN_SEARCH_AUDIENCE'], isForAll: true } as const
  expect(isOpen(may, all)).toBe(false)
  expect(isOpen({ ...may, person: { level: 'NATIONAL', homeMarketKey: 2 } }, all)).toBe(false)
  expect(isOpen({ ...may, person: { level: 'NATIONAL', homeMarketKey: 1 } }, all)).toBe(true)
})

test('a campaign is started by people who may order and read it [LVL-12]', () => {
  const holding = (...permissions: Permission[]) =>
    isOpen({ ...may, permissions }, screenNeeds.startCampaign)
  expect(holding('CAN_SUBMIT_ORDER')).toBe(false)
  expect(holding('CAN_READ_CAMPAIGNS')).toBe(false)
  expect(holding('CAN_READ_CAMPAIGNS', 'CAN_SUBMIT_ORDER')).toBe(true)
})
