import type { ZipChoice } from './audience-values.rules.ts'

/** Null is every one. */
export type ZipFilter = ZipChoice[] | null

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
