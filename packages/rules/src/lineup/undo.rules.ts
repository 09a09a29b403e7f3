import { mayCarryOut, standingOf } from '../file-imports/index.ts'
import type { Result } from '../result/index.ts'
import { FIRST, type StoredFields } from '../stored/index.ts'
import {
  changeOf,
  type ChangedModel,
  type LineupCounts,
  type LineupDifferences,
} from './differences.rules.ts'
import { identityOf, type LineupModel } from './model.rules.ts'
import type { ModelStayReason, ModelUse } from './texts.ts'

/** What a file can change of a model. */
type ModelState = Pick<LineupModel, 'years' | 'isRetired'>

/** What an import did to one model. */
export interface ModelChangeMade {
  /** Null: it was new. */
  before: ModelState | null
  after: ModelState
}

export interface ImportedModel extends ModelChangeMade {
  /** `identityOf` the model. */
  subject: string
}

export const storedModelChange: StoredFields<ModelChangeMade> = { before: FIRST, after: FIRST }

export const storedLineupCounts: StoredFields<LineupCounts> = {
  added: FIRST,
  changed: FIRST,
  retired: FIRST,
  restored: FIRST,
  unchanged: FIRST,
  absent: FIRST,
  refused: FIRST,
}

const stateOf = ({ years, isRetired }: ModelState): ModelState => ({ years, isRetired })

/** As the model was. */
function beforeOf({ kind, model, addedYears, removedYears }: ChangedModel): ModelState {
  const years = model.years.filter((year) => !addedYears.includes(year))
  const isTurned = kind !== 'CHANGED'
  return {
    years: [...years, ...removedYears].toSorted((a, b) => a - b),
    isRetired: isTurned ? !model.isRetired : model.isRetired,
  }
}

/** What is noted of an import, so that it can be undone. */
export const importedModels = ({
  added,
  changed,
}: Pick<LineupDifferences, 'added' | 'changed'>): ImportedModel[] => [
  ...added.map((model) => ({ subject: identityOf(model), before: null, after: stateOf(model) })),
  ...changed.map((one) => ({
    subject: identityOf(one.model),
    before: beforeOf(one),
    after: stateOf(one.model),
  })),
]

/** Something of an import that stays as it is. */
export interface StayingModel {
  model: LineupModel
  /** Undefined: the model as a whole, which was new. */
  field: 'years' | 'status' | undefined
  reason: ModelStayReason
}

export interface LineupUndo {
  /** New models that go. */
  removed: LineupModel[]
  /** New models that something names: they are no longer offered instead. */
  retired: { model: LineupModel; reason: ModelUse }[]
  /** What goes back to what it was before the import. */
  changed: Omit<ChangedModel, 'line'>[]
  stays: StayingModel[]
}

/**
 * What undoing an import would do. A field that was changed since stays. So does a new model that somebody has
 * changed; one that is named by campaigns or customers is retired, since they would name nothing otherwise.
 */
export function planLineupUndo(
  imported: readonly ImportedModel[],
  stored: readonly LineupModel[],
  uses: ReadonlyMap<string, ModelUse>,
): LineupUndo {
  const known = new Map(stored.map((model) => [identityOf(model), model]))
  const plan: LineupUndo = { removed: [], retired: [], changed: [], stays: [] }
  for (const { subject, before, after } of imported) {
    const model = known.get(subject)
    if (!model) continue
    if (before) goBack(plan, model, { before, after })
    else goAway(plan, model, { after, use: uses.get(subject) })
  }
  return plan
}

const isSameYears = (one: readonly number[], other: readonly number[]): boolean =>
  one.join() === other.join()

const standings = (model: ModelState, before: ModelState, after: ModelState) => ({
  years: standingOf({ before: before.years, after: after.years }, model.years, isSameYears),
  status: standingOf({ before: before.isRetired, after: after.isRetired }, model.isRetired),
})

/** Of a model that was there before: what goes back, and what stays. */
function goBack(
  { changed, stays }: LineupUndo,
  model: LineupModel,
  { before, after }: { before: ModelState; after: ModelState },
): void {
  const { years, status } = standings(model, before, after)
  const back = changeOf(model, {
    ...model,
    years: years === 'IMPORTED' ? before.years : model.years,
    isRetired: status === 'IMPORTED' ? before.isRetired : model.isRetired,
  })
  if (back) changed.push(back)
  if (years === 'CHANGED') stays.push({ model, field: 'years', reason: 'stays.changed-since' })
}

/** Of a new model: does it go, is it retired, or does it stay? */
function goAway(
  { removed, retired, stays }: LineupUndo,
  model: LineupModel,
  { after, use }: { after: ModelState; use: ModelUse | undefined },
): void {
  const isOtherYears = !isSameYears(model.years, after.years)
  const isTurned = model.isRetired !== after.isRetired
  const field = isOtherYears ? 'years' : isTurned ? 'status' : undefined
  if (field) stays.push({ model, field, reason: 'stays.changed-since' })
  else if (!use) removed.push(model)
  else if (model.isRetired) stays.push({ model, field: undefined, reason: use })
  else retired.push({ model, reason: use })
}

/** How much goes and goes back, and how many models stay as they are, in all or in part. */
export interface LineupUndoCounts {
  removed: number
  retired: number
  changed: number
  retiredAgain: number
  restored: number
  stays: number
}

export function countLineupUndo({
  removed,
  retired,
  changed,
  stays,
}: LineupUndo): LineupUndoCounts {
  const times = (kind: ChangedModel['kind']) => changed.filter((one) => one.kind === kind).length
  return {
    removed: removed.length,
    retired: retired.length,
    changed: times('CHANGED'),
    retiredAgain: times('RETIRED'),
    restored: times('RESTORED'),
    stays: stays.length,
  }
}

/** Is there anything that can go back? */
export const mayUndoModels = ({
  removed,
  retired,
  changed,
}: LineupUndo): Result<true, 'import.nothing-to-undo'> =>
  mayCarryOut(removed.length + retired.length + changed.length)
