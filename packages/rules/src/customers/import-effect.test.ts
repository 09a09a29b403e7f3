import { describe, expect, test } from 'vitest'
import { bringUp } from '../stored/index.ts'
import { importEffect, needsConfirming, storedEffect, type Compared } from './index.ts'

const compared = (before: number, inFile: number, inBoth: number): Compared => ({
  before,
  inFile,
  inBoth,
  changed: 1,
  reached: {
    before: { email: 900, mail: 1_800 },
    inFile: { email: 3, mail: 6 },
    notInFile: { email: 899, mail: 1_795 },
  },
})

describe('what an import does', () => {
  test('with REPLACE, households that are not in the file go [AUD-02]', () => {
    expect(importEffect(compared(18_500, 7, 5), 'REPLACE')).toEqual({
      before: 18_500,
      inFile: 7,
      added: 2,
      gone: 18_495,
      changed: 1,
      after: 7,
      reach: { before: { email: 900, mail: 1_800 }, after: { email: 3, mail: 6 } },
    })
  })

  test('with MERGE nobody goes [AUD-02]', () => {
    expect(importEffect(compared(18_500, 7, 5), 'MERGE')).toEqual({
      before: 18_500,
      inFile: 7,
      added: 2,
      gone: 0,
      changed: 1,
      after: 18_502,
      reach: { before: { email: 900, mail: 1_800 }, after: { email: 902, mail: 1_801 } },
    })
  })
})

test('an effect from before changes and reach were counted has none of them', () => {
  const older = { before: 2, inFile: 1, added: 1, gone: 2, after: 1 }
  expect(bringUp({ ...older }, storedEffect)).toEqual({ ...older, changed: null, reach: null })
})

describe('a person is asked', () => {
  test.for<[string, number, number, number, boolean]>([
    //                                               before, in file, in both
    ['not where a fifth goes, to the household', 100, 80, 80, false],
    ['where one more than a fifth goes', 100, 79, 79, true],
    ['where a fifth and a part of one goes', 99, 79, 79, true],
    ['where many go although as many come', 100, 100, 79, true],
    ['not where all stay', 100, 100, 100, false],
    ['not where half as many come on top', 100, 150, 100, false],
    ['where more than half as many come on top', 100, 151, 100, true],
    ['where all go', 1, 1, 0, true],
    ['not where nobody was before', 0, 7, 0, false],
  ])('%s [AUD-02]', ([, before, inFile, inBoth, isConfirmed]) => {
    const effect = importEffect(compared(before, inFile, inBoth), 'REPLACE')
    expect(needsConfirming(effect, 20)).toBe(isConfirmed)
  })

  test('by the share that the operator set [AUD-02]', () => {
    const fewer = (gone: number) => importEffect(compared(100, 100 - gone, 100 - gone), 'REPLACE')
    expect(needsConfirming(fewer(1), 0)).toBe(true)
    expect(needsConfirming(fewer(0), 0)).toBe(false)
    expect(needsConfirming(fewer(50), 100)).toBe(false)
    // Whatever is set, a number that changes by more than half is looked at.
    expect(needsConfirming(fewer(51), 100)).toBe(true)
  })

  test('with MERGE too, where the number grows by more than half [AUD-02]', () => {
    const merged = (added: number) => importEffect(compared(100, added, 0), 'MERGE')
    expect(needsConfirming(merged(50), 20)).toBe(false)
    expect(needsConfirming(merged(51), 20)).toBe(true)
  })
})
