import { countsInWords, whyRefused } from '../csv/index.ts'
import { lineupColumns } from './columns.rules.ts'
import type { AddedModel, ChangedModel, LineupCounts, ModelChange } from './differences.rules.ts'
import type { RefusedLine } from './file.rules.ts'
import type { LineupModel } from './model.rules.ts'
import { lineupRowReasons, modelStayReasons, modelUses } from './texts.ts'
import type { LineupUndo, LineupUndoCounts, StayingModel } from './undo.rules.ts'
import { yearsInWords } from './years.rules.ts'

const modelChangeNames: Readonly<Record<ModelChange, string>> = {
  RETIRED: 'Retired',
  RESTORED: 'Offered again',
  CHANGED: 'Changed',
}

export const lineupCountNames: Readonly<Record<keyof LineupCounts, string>> = {
  added: 'New',
  changed: 'Changed',
  retired: 'Retired',
  restored: 'Offered again',
  unchanged: 'As before',
  absent: 'Not in the file',
  refused: 'Refused',
}

export const describeLineupCounts = (counts: LineupCounts): string =>
  countsInWords(counts, lineupCountNames)

/** "Changed. Added: 2027. Removed: 1990." */
export function describeModelChange({
  kind,
  addedYears,
  removedYears,
}: Pick<ChangedModel, 'kind' | 'addedYears' | 'removedYears'>): string {
  const added = addedYears.length > 0 ? [`Added: ${yearsInWords(addedYears)}`] : []
  const removed = removedYears.length > 0 ? [`Removed: ${yearsInWords(removedYears)}`] : []
  return [modelChangeNames[kind], ...added, ...removed].join('. ')
}

export const modelName = ({ brand, make, model }: Pick<LineupModel, 'brand' | 'make' | 'model'>) =>
  `${brand} ${make} ${model}`

export const describeAddedModel = (added: AddedModel): string =>
  `New ${modelName(added)}: ${yearsInWords(added.years)}`

export const describeChangedModel = (changed: Omit<ChangedModel, 'line'>): string =>
  `${modelName(changed.model)}: ${describeModelChange(changed)}`

export const lineupWords = { columns: lineupColumns, reasons: lineupRowReasons }

export const describeRefusedLine = ({ line, make, model, ...why }: RefusedLine): string => {
  const name = `${make} ${model}`.trim() || 'no name'
  return `Line ${line} is refused (${name}): ${whyRefused(why, lineupWords)}`
}

/** What undoing an import does. */
export const lineupUndoCountNames: Readonly<Record<keyof LineupUndoCounts, string>> = {
  removed: 'Removed',
  retired: 'Retired instead',
  changed: 'Changed back',
  retiredAgain: 'Retired again',
  restored: 'Offered again',
  stays: 'Left as is',
}

export const describeLineupUndoCounts = (counts: LineupUndoCounts): string =>
  countsInWords(counts, lineupUndoCountNames, 'nothing')

/** Why it stays: "Model years: It was changed since." */
export const describeWhyModelStays = ({
  field,
  reason,
}: Pick<StayingModel, 'field' | 'reason'>): string =>
  `${field ? `${lineupColumns[field].label}: ` : ''}${modelStayReasons[reason]}`

/** All that undoing an import does, in lines. */
export const describeLineupUndo = ({ removed, retired, changed, stays }: LineupUndo): string[] => [
  ...removed.map((model) => `Removed ${modelName(model)}`),
  ...retired.map(
    ({ model, reason }) => `Retired instead ${modelName(model)}: ${modelUses[reason]}`,
  ),
  ...changed.map(describeChangedModel),
  ...stays.map(
    ({ model, ...why }) => `Left as it is: ${modelName(model)}. ${describeWhyModelStays(why)}`,
  ),
]
