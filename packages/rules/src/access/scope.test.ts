import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  contains,
  isAboveOrAt,
  keysOf,
  pathBelow,
  pathsTo,
  scopeRange,
  type MarketPath,
} from './index.ts'

/** A random tree: each entry hangs below an earlier one, so parents come first. */
const trees = fc
  .array(fc.record({ parent: fc.nat(), key: fc.integer({ min: 1, max: 20_000 }) }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((entries) => {
    const paths: MarketPath[] = ['1.']
    for (const { parent, key } of entries) {
      paths.push(pathBelow(paths[parent % paths.length] as MarketPath, key))
    }
    return paths
  })

const inRange = (scope: MarketPath, path: MarketPath) => {
  const { low, high } = scopeRange(scope)
  return path >= low && path < high
}

test('a scope holds its market and everything below it', () => {
  fc.assert(
    fc.property(trees, fc.nat(), fc.nat(), (paths, one, two) => {
      const scope = paths[one % paths.length] as MarketPath
      const path = paths[two % paths.length] as MarketPath
      const keys = keysOf(path)
      const below = keysOf(scope).every((key, depth) => keys[depth] === key)
      expect(contains(scope, path)).toBe(below)
      expect(isAboveOrAt(scope, path)).toBe(below)
    }),
  )
})

test('the range of a scope holds exactly the paths that the scope contains', () => {
  fc.assert(
    fc.property(trees, (paths) => {
      for (const scope of paths) {
        for (const path of paths) expect(inRange(scope, path)).toBe(contains(scope, path))
      }
    }),
  )
})

test('a market whose key begins with the digits of another lies outside its scope', () => {
  expect(contains('1.2.', '1.20.')).toBe(false)
  expect(contains('1.2.', '1.20.3.')).toBe(false)
  expect(inRange('1.2.', '1.20.')).toBe(false)
  expect(contains('1.2.', '1.2.20.')).toBe(true)
  expect(contains('1.2.', '1.2.')).toBe(true)
  expect(contains('1.2.', '1.')).toBe(false)
})

test('a path keeps the keys from the root down', () => {
  const keys = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(keys, (down) => {
      expect(keysOf(down.reduce(pathBelow, ''))).toEqual(down)
    }),
  )
})

test('the places on the way to a place are those at or above it, from the root down', () => {
  expect(pathsTo('1.2.14.')).toEqual(['1.', '1.2.', '1.2.14.'])
  expect(pathsTo('1.')).toEqual(['1.'])
  fc.assert(
    fc.property(trees, fc.nat(), (paths, at) => {
      const path = paths[at % paths.length] as MarketPath
      const above = new Set(paths.filter((other) => isAboveOrAt(other, path)))
      expect(new Set(pathsTo(path))).toEqual(above)
    }),
  )
})
