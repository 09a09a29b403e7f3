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
