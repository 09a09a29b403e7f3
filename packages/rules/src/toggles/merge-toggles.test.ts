import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainToggles, FEATURE_TOGGLES, mergeToggles, TOGGLE_DEFAULTS } from './index.ts'

const toggles = fc.dictionary(
  fc.oneof(fc.constantFrom(...FEATURE_TOGGLES, 'constructor', 'toString'), fc.string()),
  fc.boolean(),
  { noNullPrototype: true },
)

test('there are three feature toggles [TGL-01]', () => {
  expect([...FEATURE_TOGGLES]).toEqual([
    'IS_CREATE_CAMPAIGN_TEMPLATE_ENABLED',
    'IS_AUDIENCE_BUILDER_ENABLED',
    'IS_INDUSTRIAL_AMP_HOMEPAGE_ENABLED',
  ])
})

test('every toggle is on by default [TGL-06]', () => {
  for (const name of FEATURE_TOGGLES) expect(TOGGLE_DEFAULTS[name]).toBe(true)
})

test('the server can neither switch a default off nor on [TGL-07]', () => {
  const server = { IS_AUDIENCE_BUILDER_ENABLED: false }
  expect(mergeToggles(TOGGLE_DEFAULTS, server).IS_AUDIENCE_BUILDER_ENABLED).toBe(true)
  const off = { ...TOGGLE_DEFAULTS, IS_AUDIENCE_BUILDER_ENABLED: false }
  const on = { IS_AUDIENCE_BUILDER_ENABLED: true }
  expect(mergeToggles(off, on).IS_AUDIENCE_BUILDER_ENABLED).toBe(false)
})

test('the server adds the toggles that have no default [TGL-07]', () => {
  expect(mergeToggles(TOGGLE_DEFAULTS, { IS_NEW_ENABLED: false })).toEqual({
    ...TOGGLE_DEFAULTS,
    IS_NEW_ENABLED: false,
  })
})

test('every toggle has its default where there is one, and else the server value [TGL-07]', () => {
  fc.assert(
    fc.property(toggles, toggles, (defaults, server) => {
      const merged = mergeToggles(defaults, server)
      const names = new Set([...Object.keys(defaults), ...Object.keys(server)])
      expect(new Set(Object.keys(merged))).toEqual(names)
      for (const name of names) {
        expect(merged[name]).toBe(Object.hasOwn(defaults, name) ? defaults[name] : server[name])
      }
    }),
  )
})

test('the explanation names both sources and the one that wins, by name [TGL-07]', () => {
  expect(explainToggles({ B: true, C: false }, { A: true, B: false, constructor: true })).toEqual([
    { name: 'A', default: undefined, server: true, value: true, wins: 'server' },
    { name: 'B', default: true, server: false, value: true, wins: 'default' },
    { name: 'C', default: false, server: undefined, value: false, wins: 'default' },
    { name: 'constructor', default: undefined, server: true, value: true, wins: 'server' },
  ])
})
