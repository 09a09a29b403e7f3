import { expect, test } from 'vitest'
import { bringUp } from '../stored/index.ts'
import { storedDetailsFields } from './index.ts'

test.each([
  ['the first version', { secondWave: true }, true],
  ['the first version, without a second wave', { secondWave: false }, false],
  ['the second version', { hasSecondWave: true, storedVersion: 2 }, true],
])('details of %s have a second wave or not', (_, stored, expected) => {
  expect(bringUp({ firstWave: true, ...stored }, storedDetailsFields)).toEqual({
    firstWave: true,
    hasSecondWave: expected,
    monthlyCap: null,
  })
})
