import { orderedContent, withAt } from '@marquee/test-kit/ordered-content'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical } from './index.ts'

/** The same with the fields of each object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (value === null || typeof value !== 'object') return value
  const fields = Object.entries(value).map(([name, each]) => [name, turned(each)] as const)
  return Object.fromEntries(fields.toReversed())
}

/** The path of each text, number, answer and null within. */
function leaves(value: unknown, path: string[] = []): string[] {
  if (value === null || typeof value !== 'object') return [path.join('.')]
  return Object.entries(value).flatMap(([name, each]) => leaves(each, [...path, name]))
}

const valueAt = (path: string): unknown =>
  path.split('.').reduce<any>((inner, name) => inner[name], orderedContent)

/** Anything else that may stand at a place. */
const other = (value: unknown) =>
  fc
    .oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
    .filter((found) => found !== value)

describe('the one way to write something down', () => {
  test('is the same for every order of the fields, and however often it is stored and read [ORD-03]', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const stored = JSON.parse(JSON.stringify(value))
        expect(canonical(turned(value))).toBe(canonical(value))
        expect(canonical(stored)).toBe(canonical(value))
        expect(JSON.parse(canonical(value))).toEqual(stored)
      }),
    )
  })

  test('leaves out what is undefined, as storing does, and keeps the order of lists [ORD-03]', () => {
    expect(canonical({ b: undefined, a: [2, 1, undefined] })).toBe('{"a":[2,1,null]}')
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]))
  })

  test('differs wherever any part of what is sent differs [ORD-03, ORD-06]', () => {
    const paths = leaves(orderedContent)
    expect(paths.length).toBeGreaterThan(60)
    fc.assert(
      fc.property(
        fc
          .constantFrom(...paths)
          .chain((path) => fc.tuple(fc.constant(path), other(valueAt(path)))),
        ([path, value]) => {
          expect(canonical(withAt(path, value))).not.toBe(canonical(orderedContent))
        },
      ),
      { numRuns: 500 },
    )
  })
})
