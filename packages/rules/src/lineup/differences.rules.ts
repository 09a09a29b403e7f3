import type { UserLevel } from '../access/index.ts'
import { mayUseLines } from '../csv/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import type { RefusedLine } from './file.rules.ts'
import type { LineupModel } from './model.rules.ts'

export interface AddedModel extends LineupModel {
  line: number
}

export const MODEL_CHANGES = ['RETIRED', 'RESTORED', 'CHANGED'] as const

/** What is said first of a changed model. */
export type ModelChange = (typeof MODEL_CHANGES)[number]

export interface ChangedModel {
  line: number
  kind: ModelChange
  /** As it will be. */
  model: LineupModel
  addedYears: number[]
  removedYears: number[]
}

/** What a file would do to the models that are there. */
export interface LineupDifferences {
  added: AddedModel[]
  changed: ChangedModel[]
  unchanged: number
  /** Offered models of the file's brands that it does not name; they stay as they are. */
  absent: LineupModel[]
  refused: RefusedLine[]
}

/** Undefined where nothing differs. */
export function changeOf(
  before: LineupModel,
  after: LineupModel,
): Omit<ChangedModel, 'line'> | undefined {
  const addedYears = after.years.filter((year) => !before.years.includes(year))
  const removedYears = before.years.filter((year) => !after.years.includes(year))
  const isTurned = before.isRetired !== after.isRetired
  if (!isTurned && addedYears.length === 0 && removedYears.length === 0) return undefined
  const kind = isTurned ? (after.isRetired ? 'RETIRED' : 'RESTORED') : 'CHANGED'
  return { kind, model: after, addedYears, removedYears }
}

export interface LineupCounts extends Record<Lowercase<ModelChange>, number> {
  added: number
  unchanged: number
  absent: number
  refused: number
}

export function countLineup(differences: LineupDifferences): LineupCounts {
  const { added, changed, unchanged, absent, refused } = differences
  const times = (kind: ModelChange) => changed.filter((one) => one.kind === kind).length
  return {
    added: added.length,
    changed: times('CHANGED'),
    retired: times('RETIRED'),
    restored: times('RESTORED'),
    unchanged,
    absent: absent.length,
    refused: refused.length,
  }
}

/** May what the file says be carried out? Its refused lines are left out. */
export function mayImportLineup(differences: LineupDifferences): ReturnType<typeof mayUseLines> {
  const { added, changed, unchanged, refused } = differences
  return mayUseLines(added.length + changed.length + unchanged, refused.length)
}

/** A brand's models are for all its dealers. */
export const mayChangeLineup = (level: UserLevel): Result<true, 'lineup.not-whole-brand'> =>
  level === 'NATIONAL' ? accept(true) : refuse('lineup.not-whole-brand')
