import { vehicleTexts } from './texts.ts'
import { newestFirst } from './year-limits.rules.ts'

/** A model that a brand's dealers know, with the model years in which it was sold. */
export interface VehicleModel {
  make: string
  model: string
  years: readonly number[]
}

export interface YearChoice {
  year: number
  selected: boolean
}

/** One model of a vehicle filter, with each of its years ticked or not. */
export interface VehicleModelChoice {
  model: string
  years: readonly YearChoice[]
}

export type YearState = 'ALL' | 'PARTIAL' | 'NONE'

export function yearState(years: readonly YearChoice[]): YearState {
  const chosen = years.filter(({ selected }) => selected).length
  if (chosen === 0) return 'NONE'
  return chosen === years.length ? 'ALL' : 'PARTIAL'
}

export const yearStateLabel = (years: readonly YearChoice[]): string =>
  vehicleTexts.yearStates[yearState(years)]

/** The chosen years, newest first. */
export const selectedYears = ({ years }: VehicleModelChoice): number[] =>
  newestFirst(years.filter(({ selected }) => selected).map(({ year }) => year))

/** A filter in which every year of every model is ticked, or none. */
export function chooseEvery(
  models: readonly VehicleModel[],
  selected: boolean,
): VehicleModelChoice[] {
  return models.map(({ model, years }) => ({
    model,
    years: newestFirst(years).map((year) => ({ year, selected })),
  }))
}

/** The filter with these years of one model ticked or unticked; years it does not have stay out. */
export function chooseYears(
  choices: readonly VehicleModelChoice[],
  model: string,
  years: readonly number[],
  selected: boolean,
): VehicleModelChoice[] {
  return choices.map((choice) =>
    choice.model === model
      ? {
          model,
          years: choice.years.map((one) => (years.includes(one.year) ? { ...one, selected } : one)),
        }
      : choice,
  )
}

export interface YearSelectionState {
  /** Every year in which the model was sold, newest first. */
  selectableYears: number[]
  /** Is the newest of them chosen, and is the oldest? */
  hasMaxSelectableYear: boolean
  hasMinSelectableYear: boolean
  /** Is there a model left that is not chosen with all its years? */
  enableAllAvailableVehicleModels: boolean
  /** The models of which a year can be chosen at all. */
  selectableVehicleModels: string[]
}

/** What may still be chosen for one model, and what of its years is. */
export function yearSelectionState(
  models: readonly VehicleModel[],
  choices: readonly VehicleModelChoice[],
  model: string,
): YearSelectionState {
  const selectable = models.filter(({ years }) => years.length > 0)
  const chosenOf = (name: string) => {
    const choice = choices.find((one) => one.model === name)
    return new Set(choice ? selectedYears(choice) : [])
  }
  const chosen = chosenOf(model)
  const selectableYears = newestFirst(selectable.find((one) => one.model === model)?.years ?? [])
  const isChosen = (year: number | undefined) => year !== undefined && chosen.has(year)
  return {
    selectableYears,
    hasMaxSelectableYear: isChosen(selectableYears[0]),
    hasMinSelectableYear: isChosen(selectableYears.at(-1)),
    enableAllAvailableVehicleModels: selectable.some((one) => {
      const held = chosenOf(one.model)
      return one.years.some((year) => !held.has(year))
    }),
    selectableVehicleModels: selectable.map((one) => one.model),
  }
}

/** Each model once, by make and name; several brands may sell the same one. */
export function eachModelOnce(models: readonly VehicleModel[]): VehicleModel[] {
  const once = new Map<string, { make: string; model: string; years: number[] }>()
  for (const { make, model, years } of models) {
    const key = JSON.stringify([make, model])
    const known = once.get(key)?.years ?? []
    once.set(key, { make, model, years: newestFirst([...known, ...years]) })
  }
  const order = new Intl.Collator('en', { numeric: true }).compare
  return [...once.values()].toSorted(
    (one, other) => order(one.make, other.make) || order(one.model, other.model),
  )
}
