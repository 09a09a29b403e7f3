import { expect, test } from 'vitest'
import { email, firstProblem, maxLength, required } from './index.ts'

test('a required field refuses nothing at all, blank text and an empty list [FRM-01]', () => {
  for (const missing of [undefined, null, '', '   ', '\t\n', '\u00a0', []]) {
    expect(required(missing)).toBe('Required')
  }
})

test('zero, false, text and a filled list satisfy a required field [FRM-01]', () => {
  for (const value of [0, false, ' x ', ['']]) expect(required(value)).toBeUndefined()
})

const problem = (value: string) => firstProblem(value, required, email, maxLength(12))

test('of several rules the first one that is broken speaks [FRM-01, FRM-02, FRM-07]', () => {
  expect(problem('')).toBe('Required')
  expect(problem('nobody')).toBe('Email must be valid.')
  expect(problem('dana@long.example')).toBe('Max characters allowed: 12')
  expect(problem('d@l.example')).toBeUndefined()
})
