import { describe, expect, test } from 'vitest'
import {
  compareLineup,
  countLineupUndo,
  describeLineupUndo,
  describeLineupUndoCounts,
  importedModels,
  mayUndoModels,
  planLineupUndo,
  readLineup,
  type LineupModel,
  type ModelUse,
} from './index.ts'

const model = (name: string, years: number[], isRetired = false): LineupModel => ({
  brand: 'HONDA',
  make: 'Honda',
  model: name,
  years,
  isRetired,
})

const BEFORE = [
  model('Civic', [2025, 2026]),
  model('Fit', [2019, 2020]),
  model('Del Sol', [1993], true),
]

const LINES = [
  'Honda,Civic,2026-2027,',
  'Honda,Fit,2019-2021,retired',
  'Honda,Del Sol,1993,offered',
  'Honda,Prologue,2024,',
]

function imported(lines: readonly string[] = LINES) {
  const file = readLineup(['Make,Model,Model years,Status', ...lines].join('\n'))
  if (!file.ok) throw new Error(file.reason)
  const known = { brands: ['HONDA'], models: BEFORE, currentYear: 2026 }
  return importedModels(compareLineup(file.value, known))
}

const AFTER = [
  model('Civic', [2026, 2027]),
  model('Fit', [2019, 2020, 2021], true),
  model('Del Sol', [1993]),
  model('Prologue', [2024]),
]

function plan(
  stored: readonly LineupModel[] = AFTER,
  uses: readonly (readonly [string, ModelUse])[] = [],
) {
  const undo = planLineupUndo(imported(), stored, new Map(uses))
  return {
    undo,
    lines: describeLineupUndo(undo),
    counts: describeLineupUndoCounts(countLineupUndo(undo)),
    may: mayUndoModels(undo).ok,
  }
}

/** The same models, one of them as it is now. */
const since = (now: LineupModel) => AFTER.map((one) => (one.model === now.model ? now : one))

test('everything goes back that is as the import left it', () => {
  const { undo, lines, counts } = plan()
  expect(lines).toEqual([
    'Removed HONDA Honda Prologue',
    'HONDA Honda Civic: Changed. Added: 2025. Removed: 2027',
    'HONDA Honda Fit: Offered again. Removed: 2021',
    'HONDA Honda Del Sol: Retired',
  ])
  expect(counts).toBe('1 removed, 1 changed back, 1 retired again, 1 offered again')
  expect(undo.changed.map((one) => one.model)).toEqual(BEFORE)
})

describe('a new model', () => {
  test.each<[string, LineupModel, ModelUse | undefined, string]>([
    [
      'is retired instead where campaigns name it',
      model('Prologue', [2024]),
      'stays.campaigns',
      'Retired instead HONDA Honda Prologue: Campaigns have chosen it, or left it out.',
    ],
    [
      'is retired instead where customers may drive it',
      model('Prologue', [2024]),
      'stays.customers',
      'Retired instead HONDA Honda Prologue: Customers of the brand were imported since, and may drive it.',
    ],
    [
      'stays where its years were changed, whoever names it',
      model('Prologue', [2024, 2025]),
      'stays.campaigns',
      'Left as it is: HONDA Honda Prologue. Model years: It was changed since.',
    ],
    [
      'stays where it was retired by hand',
      model('Prologue', [2024], true),
      undefined,
      'Left as it is: HONDA Honda Prologue. Status: It was changed since.',
    ],
  ])('%s', (_what, now, use, line) => {
    const { lines } = plan(since(now), use ? [['HONDA prologue', use]] : [])
    expect(lines.filter((one) => one.includes('Prologue'))).toEqual([line])
  })

  test('that came as a retired one, and is named, stays as it is', () => {
    const lines = imported(['Honda,Insight,2010,retired'])
    const insight = model('Insight', [2010], true)
    const undo = planLineupUndo(lines, [insight], new Map([['HONDA insight', 'stays.customers']]))
    expect(undo.stays).toEqual([{ model: insight, field: undefined, reason: 'stays.customers' }])
    expect(mayUndoModels(undo)).toMatchObject({ reason: 'import.nothing-to-undo' })
  })

  test('is passed over where it is gone already', () => {
    expect(plan(AFTER.slice(0, 3)).undo.removed).toEqual([])
  })
})

describe('what was changed', () => {
  test('stays where it was changed since, and the rest of the model goes back', () => {
    const { lines } = plan(since(model('Fit', [2019], true)))
    expect(lines).toContain('HONDA Honda Fit: Offered again')
    expect(lines).toContain('Left as it is: HONDA Honda Fit. Model years: It was changed since.')
  })

  test('is not said where somebody put it back already', () => {
    const { undo, may } = plan(BEFORE)
    expect([undo, may]).toEqual([{ removed: [], retired: [], changed: [], stays: [] }, false])
  })
})
