import {
  chooseEvery,
  chooseYears,
  newestFirst,
  selectedYears,
  yearState,
  type VehicleModelChoice,
} from '@marquee/rules/vehicles'
import type { CountedModel, KnownModel } from './answers.ts'
import type { ZipChoice } from './audience.rules.ts'

/** Null is every one. */
type ZipFilter = ZipChoice[] | null

export const chosenZips = (filter: ZipFilter, all: readonly string[]): Set<string> =>
  new Set(filter?.flatMap((one) => (one.selected ? [one.zipCode] : [])) ?? all)

/** The filter with these ZIP codes ticked or not, others as they are. */
export function withZips(
  filter: ZipFilter,
  all: readonly string[],
  zips: ReadonlySet<string>,
  selected: boolean,
): ZipFilter {
  const chosen = chosenZips(filter, all)
  return asFilter(all, (zip) => (zips.has(zip) ? selected : chosen.has(zip)))
}

/** Exactly these. */
export const onlyZips = (all: readonly string[], zips: ReadonlySet<string>): ZipFilter =>
  asFilter(all, (zip) => zips.has(zip))

function asFilter(all: readonly string[], isChosen: (zip: string) => boolean): ZipFilter {
  const filter = all.map((zipCode) => ({ zipCode, selected: isChosen(zipCode) }))
  return filter.every(({ selected }) => selected) ? null : filter
}

/** A model as it is offered, with its customers. */
export interface OfferedModel {
  make: string
  model: string
  years: readonly OfferedYear[]
  filteredCount: number
  total: number
}

interface OfferedYear {
  year: number
  filteredCount: number
  total: number
}

/** Null is no filter: every year of every model, and those without any. */
type VehicleFilter = VehicleModelChoice[] | null

/**
 * The models of the brand with their customers, those with the most first; filters move none of them. What an
 * audience has chosen and the brand offers no longer is there until it is unticked.
 */
export function offeredModels(
  known: readonly KnownModel[],
  counted: readonly CountedModel[],
  filter: VehicleFilter,
): OfferedModel[] {
  const countsOf = new Map(counted.map((one) => [one.model, one]))
  return withChosen(known, filter)
    .map(({ make, model, years }) => {
      const counts = countsOf.get(model)
      const ofYear = new Map(counts?.years.map((one) => [one.year, one]))
      return {
        make,
        model,
        filteredCount: counts?.filteredCount ?? 0,
        total: counts?.total ?? 0,
        years: years.map((year) => ({ filteredCount: 0, total: 0, ...ofYear.get(year), year })),
      }
    })
    .toSorted((one, other) => other.total - one.total)
}

function withChosen(known: readonly KnownModel[], filter: VehicleFilter): readonly KnownModel[] {
  const chosen = (filter ?? []).map((one) => ({ ...one, chosen: selectedYears(one) }))
  const held = chosen.filter((one) => one.chosen.length > 0)
  const isKnown = new Set(known.map(({ model }) => model))
  return [
    ...known.map((model) => {
      const years = held.find((one) => one.model === model.model)?.chosen ?? []
      return { ...model, years: newestFirst([...model.years, ...years]) }
    }),
    ...held
      .filter(({ model }) => !isKnown.has(model))
      .map(({ model, chosen: years }) => ({ make: '', model, years })),
  ]
}

type Model = Pick<OfferedModel, 'make' | 'model'> & { years: readonly { year: number }[] }

const asKnown = (models: readonly Model[]) =>
  models.map(({ make, model, years }) => ({ make, model, years: years.map(({ year }) => year) }))

/** Each model with its years as they are ticked now. */
export function choicesIn(filter: VehicleFilter, models: readonly Model[]): VehicleModelChoice[] {
  const held = new Map(filter?.map((choice) => [choice.model, choice]))
  return chooseEvery(asKnown(models), filter === null).map((choice) => {
    const years = new Map(held.get(choice.model)?.years.map((one) => [one.year, one.selected]))
    return {
      model: choice.model,
      years: choice.years.map(({ year, selected }) => ({
        year,
        selected: years.get(year) ?? selected,
      })),
    }
  })
}

/** The filter with years of one model ticked or not. */
export function withYears(
  filter: VehicleFilter,
  models: readonly Model[],
  { model, years, selected }: { model: string; years: readonly number[]; selected: boolean },
): VehicleFilter {
  return orNoFilter(chooseYears(choicesIn(filter, models), model, years, selected))
}

/** The filter with every year of these models ticked or not, others as they are. */
export function withModels(
  filter: VehicleFilter,
  models: readonly Model[],
  chosenModels: ReadonlySet<string>,
  selected: boolean,
): VehicleFilter {
  return orNoFilter(
    choicesIn(filter, models).map((choice) =>
      chosenModels.has(choice.model)
        ? { model: choice.model, years: choice.years.map(({ year }) => ({ year, selected })) }
        : choice,
    ),
  )
}

function orNoFilter(choices: VehicleModelChoice[]): VehicleFilter {
  const withSome = choices.filter(({ years }) => years.length > 0)
  return withSome.every(({ years }) => yearState(years) === 'ALL') ? null : choices
}
