import { expect, test } from 'vitest'
import { USER_LEVELS } from '../access/index.ts'
import { SUBDIVISIONS } from '../fields/index.ts'
import { byDisplayPriority, chooseLevel, stateReferences } from './index.ts'

test('report configurations are sorted by their display priority [SIGN-07]', () => {
  const configs = [
    { name: 'late', displayPriority: 100 },
    { name: 'first', displayPriority: -1 },
    { name: 'same, named first', displayPriority: 20 },
    { name: 'same, named second', displayPriority: 20 },
  ]
  expect(byDisplayPriority(configs).map(({ name }) => name)).toEqual([
    'first',
    'same, named first',
    'same, named second',
    'late',
  ])
  expect(configs[0]?.name).toBe('late')
})

test('state references carry the name as label and the code as value, by name [SIGN-08]', () => {
  const subdivisions = [
    { code: 'MI', name: 'Michigan' },
    { code: 'AK', name: 'Alaska' },
    { code: 'AL', name: 'Alabama' },
  ]
  expect(stateReferences(subdivisions)).toEqual([
    { label: 'Alabama', value: 'AL' },
    { label: 'Alaska', value: 'AK' },
    { label: 'Michigan', value: 'MI' },
  ])
})

test('the subdivisions are fifty states, the capital and five territories, each once [SIGN-08]', () => {
  const codes = SUBDIVISIONS.map(({ code }) => code)
  expect(codes).toHaveLength(56)
  expect(new Set(codes).size).toBe(56)
  expect(new Set(SUBDIVISIONS.map(({ name }) => name)).size).toBe(56)
  for (const code of codes) expect(code).toMatch(/^[A-Z]{2}$/)
})

test('the territories stand among the states, by name and not by code [SIGN-08]', () => {
  const values = stateReferences(SUBDIVISIONS).map(({ value }) => value)
  expect(values.slice(0, 5)).toEqual(['AL', 'AK', 'AS', 'AZ', 'AR'])
  expect(values.at(-1)).toBe('WY')
  expect(values.indexOf('PR')).toBe(values.indexOf('PA') + 1)
})

test('a person may look from their own level and any below it, never from above [LVL-02]', () => {
  for (const [own, level] of USER_LEVELS.entries()) {
    for (const [index, chosen] of USER_LEVELS.entries()) {
      expect(chooseLevel(level, chosen)).toEqual(
        index >= own ? { ok: true, value: chosen } : { ok: false, reason: 'user-level.beyond-own' },
      )
    }
  }
})
