import { expect, test } from 'vitest'
import {
  CORPORATE_MARKET_KEY,
  isSubdivisionCode,
  levelOfHome,
  MARKET_TYPES,
  ROOT_MARKET_KEY,
  US_SUBDIVISIONS,
} from './index.ts'

test('the root market and the corporate market have key 1 [SIGN-10, CONST-26]', () => {
  expect([ROOT_MARKET_KEY, CORPORATE_MARKET_KEY]).toEqual([1, 1])
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

test('the subdivisions are fifty states, the capital and five territories, each once [SIGN-08]', () => {
  const codes = US_SUBDIVISIONS.map(({ code }) => code)
  expect(codes).toHaveLength(56)
  expect(new Set(codes).size).toBe(56)
  expect(new Set(US_SUBDIVISIONS.map(({ name }) => name)).size).toBe(56)
  for (const code of codes) expect(code).toMatch(/^[A-Z]{2}$/)
})

test('only the code of a subdivision is one [SIGN-08]', () => {
  expect(['MI', 'DC', 'PR'].every(isSubdivisionCode)).toBe(true)
  expect(['ZZ', 'mi', 'Michigan', ''].some(isSubdivisionCode)).toBe(false)
})
