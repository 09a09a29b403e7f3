import { expect, test } from 'vitest'
import { pathBelow, ROOT_PATH } from '../access/index.ts'
import {
  CORPORATE_MARKET_KEY,
  levelOfHome,
  MARKET_TYPES,
  ROOT_MARKET_KEY,
  typesSeenFrom,
} from './index.ts'

test('the root market and the corporate market have key 1 [SIGN-10, CONST-26]', () => {
  expect([ROOT_MARKET_KEY, CORPORATE_MARKET_KEY]).toEqual([1, 1])
  expect(ROOT_PATH).toBe(pathBelow('', ROOT_MARKET_KEY))
})

test('the home market decides the level, and the market of all brands is national [LVL-01]', () => {
  expect(MARKET_TYPES.map((type) => [type, levelOfHome(type)])).toEqual([
    ['CORPORATE', 'NATIONAL'],
    ['NATIONAL', 'NATIONAL'],
    ['ZONE', 'ZONE'],
    ['DISTRICT', 'DISTRICT'],
    ['DEALER', 'DEALER'],
  ])
})

test('each level sees markets of its own kind and those below [LVL-02, LVL-03, LVL-04, LVL-05, LVL-06]', () => {
  expect(typesSeenFrom('NATIONAL')).toEqual(['NATIONAL', 'ZONE', 'DISTRICT', 'DEALER'])
  expect(typesSeenFrom('ZONE')).toEqual(['ZONE', 'DISTRICT', 'DEALER'])
  expect(typesSeenFrom('DISTRICT')).toEqual(['DISTRICT', 'DEALER'])
  expect(typesSeenFrom('DEALER')).toEqual(['DEALER'])
})
