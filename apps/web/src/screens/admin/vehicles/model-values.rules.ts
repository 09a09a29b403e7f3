import { lineupRowReasons, parseYears, readModelName, yearsInWords } from '@marquee/rules/lineup'
import type { ShownModel } from './answers.ts'

export interface ModelValues {
  hierarchyId: string
  make: string
  model: string
  /** As typed. */
  years: string
  status: 'offered' | 'retired'
}

export function valuesOf(model: ShownModel | undefined, brand: string): ModelValues {
  if (!model) return { hierarchyId: brand, make: '', model: '', years: '', status: 'offered' }
  const { hierarchyId, make, model: name, years, isRetired } = model
  return {
    hierarchyId,
    make,
    model: name,
    years: yearsInWords(years),
    status: isRetired ? 'retired' : 'offered',
  }
}

export function nameProblem(typed: string): string | undefined {
  const name = readModelName(typed)
  return 'reason' in name ? lineupRowReasons[name.reason] : undefined
}

export function yearsProblem(typed: string): string | undefined {
  const years = parseYears(typed)
  if (!years) return lineupRowReasons['row.years']
  return years.length === 0 ? lineupRowReasons['row.required'] : undefined
}

export const newModel = ({ hierarchyId, make, model, years }: ModelValues) => ({
  hierarchyId,
  make,
  model,
  years: parseYears(years) ?? [],
})

export const changedModel = ({ hierarchyId, model, years, status }: ModelValues) => ({
  hierarchyId,
  model,
  years: parseYears(years) ?? [],
  isRetired: status === 'retired',
})

/** Years that the model has and that are no longer typed. */
export function leavesYears(before: ShownModel, typed: string): boolean {
  const years = parseYears(typed)
  return years !== undefined && before.years.some((year) => !years.includes(year))
}
