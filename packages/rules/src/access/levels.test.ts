import { expect, test } from 'vitest'
import { DEFAULT_USER_LEVEL, USER_LEVELS, visibleLevels } from './index.ts'

test('there are four user levels and DEALER is the default [LVL-01, CONST-26]', () => {
  expect(USER_LEVELS.toSorted()).toEqual(['DEALER', 'DISTRICT', 'NATIONAL', 'ZONE'])
  expect(DEFAULT_USER_LEVEL).toBe('DEALER')
})

test('NATIONAL sees national, zone, district and dealer [LVL-03, LVL-02]', () => {
  expect(visibleLevels('NATIONAL')).toEqual(['NATIONAL', 'ZONE', 'DISTRICT', 'DEALER'])
})

test('ZONE sees zone, district and dealer [LVL-04, LVL-02]', () => {
  expect(visibleLevels('ZONE')).toEqual(['ZONE', 'DISTRICT', 'DEALER'])
})

test('DISTRICT sees district and dealer [LVL-05, LVL-02]', () => {
  expect(visibleLevels('DISTRICT')).toEqual(['DISTRICT', 'DEALER'])
})

test('DEALER sees its own level [LVL-06, LVL-02]', () => {
  expect(visibleLevels('DEALER')).toEqual(['DEALER'])
})

test('levels stand in the order of what they see: NATIONAL, ZONE, DISTRICT, DEALER [GEN-14]', () => {
  const byWidth = USER_LEVELS.toSorted((a, b) => visibleLevels(b).length - visibleLevels(a).length)
  expect(byWidth).toEqual(['NATIONAL', 'ZONE', 'DISTRICT', 'DEALER'])
  expect(USER_LEVELS).toEqual(byWidth)
})
