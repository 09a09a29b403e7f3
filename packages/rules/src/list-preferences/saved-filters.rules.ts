import { firstProblem, maxLength, required } from '../fields/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'

export const MOST_OF_FILTER_NAME = 40
/** As many stand beside a list without hiding it. */
export const MOST_SAVED_FILTERS = 20
export const MOST_OF_FILTER_ADDRESS = 1_000

export function filterNameProblem(name: string): string | undefined {
  return firstProblem(name.trim(), required, maxLength(MOST_OF_FILTER_NAME))
}

interface Named {
  key: number
  name: string
}

/** A name stands once in a person's list, however it is written. */
export function nameFilter(
  saved: readonly Named[],
  name: string,
  own?: number,
): Result<true, 'saved-filter.name-taken'> {
  const isTaken = saved.some((one) => one.key !== own && alike(one.name) === alike(name))
  return isTaken ? refuse('saved-filter.name-taken') : accept(true)
}

export function mayAddFilter(saved: readonly unknown[]): Result<true, 'saved-filter.too-many'> {
  return saved.length < MOST_SAVED_FILTERS ? accept(true) : refuse('saved-filter.too-many')
}

export function addFilter(
  saved: readonly Named[],
  name: string,
): Result<true, 'saved-filter.name-taken' | 'saved-filter.too-many'> {
  const named = nameFilter(saved, name)
  return named.ok ? mayAddFilter(saved) : named
}

const alike = (name: string): string => name.trim().toLowerCase()
