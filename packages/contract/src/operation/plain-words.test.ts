import { renamed } from '@marquee/rules/wire-names'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { allOperations } from '../index.ts'
import { plainWords, wireNames } from './index.ts'

const wordsFor = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: plainWords }).error?.issues.map(({ message }) => message) ?? []

test.for<[string, z.ZodType, unknown]>([
  ['Required', z.string(), undefined],
  ['Must be a text', z.string(), 7],
  ['Must be a whole number', z.int(), 1.5],
  ['Must be true or false', z.boolean(), 'yes'],
  ['Must be a list', z.array(z.string()), {}],
  ['Must be an object with fields', z.strictObject({}), []],
  ['Must be one of: NEW, ACTIVE', z.enum(['NEW', 'ACTIVE']), 'OLD'],
  ['Must be thumbnail', z.literal('thumbnail'), 'large'],
  ['Must be less than or equal to: 5', z.number().max(5), 6],
  ['Must be greater than or equal to: 1', z.int().min(1), 0],
  ['Max characters allowed: 2', z.string().max(2), 'abc'],
  ['Required', z.string().min(1), ''],
  ['Must have at least 2 characters', z.string().min(2), 'a'],
  ['Must have at most 1 entries', z.array(z.int()).max(1), [1, 2]],
  ['Required', z.array(z.int()).min(1), []],
  ['Must be a multiple of 5', z.number().multipleOf(5), 7],
  ['Must be so', z.string().regex(/^x/, 'Must be so'), 'y'],
])('says %j', ([words, schema, value]) => {
  expect(wordsFor(schema, value)).toEqual([words])
})

const WRONG = [undefined, null, 7, -1, 1.5, 1e12, '', 'x', true, [], {}, [7], 'x'.repeat(5000)]

/** The value itself with each of its parts in turn replaced by what does not fit. */
function* broken(value: unknown): Generator {
  yield* WRONG
  if (typeof value !== 'object' || value === null) return
  const parts = Object.entries(value)
  for (const [name, part] of parts) {
    const others = Object.fromEntries(parts.filter(([other]) => other !== name))
    for (const wrong of broken(part)) {
      yield Array.isArray(value)
        ? value.map((own, at) => (String(at) === name ? wrong : own))
        : { ...others, [name]: wrong }
    }
  }
}

test('no call is answered in the words of a program, whatever is wrong with it [API-04, API-05]', () => {
  const PROGRAM =
    /invalid input|invalid option|discriminator|expected|received|unrecognized|too (big|small)/i
  for (const operation of allOperations) {
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = operation[part]
      if (!schema) continue
      const sent = renamed(operation.example[part] ?? {}, wireNames(schema))
      const names = Object.keys((schema as Partial<z.ZodObject>).shape ?? {})
      const every = { ...Object.fromEntries(names.map((name) => [name, 'x'])), ...(sent as object) }
      for (const value of broken(every)) {
        const found = wordsFor(schema, value).filter((words) => PROGRAM.test(words))
        expect(found, `${operation.name} ${part}`).toEqual([])
      }
    }
  }
})
