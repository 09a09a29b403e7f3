import { expect, test } from 'vitest'
import { inWaves } from './index.ts'

test('each wave has a half, and the first one the odd one [DATE-05]', () => {
  expect(inWaves(10_989)).toEqual([5_495, 5_494])
  expect(inWaves(2)).toEqual([1, 1])
  expect(inWaves(1)).toEqual([1, 0])
  expect(inWaves(0)).toEqual([0, 0])
})
