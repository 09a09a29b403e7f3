import { countsInWords, whyRefused } from '../csv/index.ts'
import { lineupColumns } from './columns.rules.ts'
import type { AddedModel, ChangedModel, LineupCounts, ModelChange } from './differences.rules.ts'
import type { RefusedLine } from './file.rules.ts'
import type { LineupModel } from './model.rules.ts'
import { lineupRowReasons } from './texts.ts'
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

export const describeChangedModel = (changed: ChangedModel): string =>
  `${modelName(changed.model)}: ${describeModelChange(changed)}`

export const lineupWords = { columns: lineupColumns, reasons: lineupRowReasons }

export const describeRefusedLine = ({ line, make, model, ...why }: RefusedLine): string => {
  const name = `${make} ${model}`.trim() || 'no name'
  return `Line ${line} is refused (${name}): ${whyRefused(why, lineupWords)}`
}
