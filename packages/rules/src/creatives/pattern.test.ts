import { expect, test } from 'vitest'
import { patternOf } from './pattern.rules.ts'

test.each([
  '[A-Z]{2,4}-\\d{3}',
  '\\d{5}(-\\d{4})?',
  '(Mon|Tue|Wed|Thu|Fri|Sat|Sun)day',
  '(\\d{1,2}):(\\d{2}) ?(AM|PM)',
  'https?://[^ ]+/[^ ]*',
  '.*oil.*',
])('%s is a pattern of a field', (pattern) => {
  expect(patternOf(pattern)).toBeInstanceOf(RegExp)
})

test.each([
  '(a|a)'.repeat(26),
  'a{0,99}'.repeat(5),
  'a?'.repeat(40),
  '(a?|b)'.repeat(20),
  '.*.*(a|b|c|d|e)(a|b|c|d|e)',
  '(a+)+',
  '.*.*.*',
  '(a)\\1',
])('%s could take for ever, and is none', (pattern) => {
  expect(patternOf(pattern)).toBeUndefined()
})

test('what is taken is tried to the end on the worst value', () => {
  const worst = ['(a|a)'.repeat(20), 'a?'.repeat(20), 'a{0,99}'.repeat(3), '.*.*(a|a)(a|a)']
  for (const pattern of worst) {
    const test = patternOf(pattern)
    expect(test, pattern).toBeDefined()
    expect(test?.test(`${'a'.repeat(299)}!\n`)).toBe(false)
  }
})
