import { expect, test } from 'vitest'
import { pathBelow } from '../access/index.ts'
import {
  CORPORATE_MARKET_KEY,
  levelOfHome,
  MARKET_TYPES,
  ROOT_MARKET_KEY,
  ROOT_PATH,
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
