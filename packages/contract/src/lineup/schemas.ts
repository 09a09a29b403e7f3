import { accessTexts } from '@marquee/rules/access'
import {
  lineupReasons,
  lineupColumns,
  lineupRowReasons,
  modelStayReasons,
  modelUses,
  MODEL_CHANGES,
  MOST_OF_MODEL_NAME,
  type LineupField,
  type LineupRowReason,
  type ModelStayReason,
  type ModelUse,
} from '@marquee/rules/lineup'
import { z } from 'zod'
import { fileImport, ImportKey } from '../file-imports/index.ts'
import { abilityOf, HierarchyId, shortText } from '../operation/index.ts'

const LineupAbility = abilityOf({ ...accessTexts, ...lineupReasons })

const Year = z.int().min(1000).max(9999)
const MOST_YEARS = 200
const Years = z.array(Year).min(1).max(MOST_YEARS).describe('Its model years')
const Name = shortText(MOST_OF_MODEL_NAME)

export const Model = z.strictObject({
  hierarchyId: HierarchyId,
  make: z.string(),
  model: z.string(),
  years: z.array(z.int()).describe('Ascending'),
  isRetired: z.boolean().describe('No longer offered; what has chosen it still has it'),
})

export const Lineup = z.strictObject({
  models: z.array(Model),
  brands: z.array(z.strictObject({ id: HierarchyId, name: z.string() })),
  can: z.strictObject({ change: LineupAbility }),
})

export const NewModel = z.strictObject({
  hierarchyId: HierarchyId,
  make: Name,
  model: Name,
  years: Years,
})

export const ChangedModel = z.strictObject({
  hierarchyId: HierarchyId,
  model: Name.describe('A name never changes: files and audiences name a model by it'),
  years: Years.optional(),
  isRetired: z.boolean().optional(),
})

const Named = { hierarchyId: HierarchyId, make: z.string(), model: z.string() }
const fields = Object.keys(lineupColumns) as [LineupField, ...LineupField[]]
const reasons = Object.keys(lineupRowReasons) as [LineupRowReason, ...LineupRowReason[]]

/** Lists hold so many at most; the counts hold them all. */
export const MOST_MODELS_LISTED = 500

const counts = z.strictObject({
  added: z.int(),
  changed: z.int(),
  retired: z.int(),
  restored: z.int(),
  unchanged: z.int(),
  absent: z.int().describe('Offered models that the file does not name; they stay'),
  refused: z.int(),
})

const Change = {
  ...Named,
  kind: z.enum(MODEL_CHANGES),
  addedYears: z.array(z.int()),
  removedYears: z.array(z.int()),
}

export const LineupDifferences = z.strictObject({
  fingerprint: z.string().describe('Names what would be changed'),
  importKey: ImportKey,
  counts,
  ignored: z.array(z.string()).describe('Headers that are not read'),
  added: z.array(z.strictObject({ ...Named, line: z.int(), years: z.array(z.int()) })),
  changed: z.array(z.strictObject({ ...Change, line: z.int() })),
  absent: z.array(z.strictObject(Named)),
  refused: z.array(
    z.strictObject({
      line: z.int(),
      make: z.string(),
      model: z.string(),
      field: z.enum(fields).nullable().describe('Null: the line as a whole'),
      reason: z.enum(reasons),
    }),
  ),
  can: z.strictObject({ import: LineupAbility }),
})

export const LineupImport = fileImport(counts, LineupAbility)

const uses = Object.keys(modelUses) as [ModelUse, ...ModelUse[]]
const stayReasons = Object.keys(modelStayReasons) as [ModelStayReason, ...ModelStayReason[]]

export const LineupUndo = z.strictObject({
  import: LineupImport,
  fingerprint: z.string().describe('Names what would be undone'),
  counts: z.strictObject({
    removed: z.int().describe('New models that go'),
    retired: z.int().describe('New models that something names: they are no longer offered'),
    changed: z.int(),
    retiredAgain: z.int(),
    restored: z.int(),
    stays: z.int().describe('Models that stay as they are, in all or in part'),
  }),
  removed: z.array(z.strictObject(Named)),
  retired: z.array(z.strictObject({ ...Named, reason: z.enum(uses) })),
  changed: z.array(z.strictObject(Change)),
  stays: z.array(
    z.strictObject({
      ...Named,
      field: z.enum(['years', 'status']).nullable().describe('Null: the model as a whole'),
      reason: z.enum(stayReasons),
    }),
  ),
  can: z.strictObject({ undo: LineupAbility }),
})
