import { firstProblem, maxLength, required } from '../fields/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'

export const MOST_OF_SEED_LIST_NAME = 60

/** A selector with more would be of no use. */
export const MOST_SEED_LISTS = 50

export function seedListNameProblem(name: string): string | undefined {
  return firstProblem(name.trim(), required, maxLength(MOST_OF_SEED_LIST_NAME))
}

export function addSeedList(lists: number): Result<true, 'seed-list.too-many'> {
  return lists < MOST_SEED_LISTS ? accept(true) : refuse('seed-list.too-many')
}

/** A list is changed as it was read; a save without a version overwrites what is there. */
export function changeSeedList(
  stored: { version: number },
  version: number | undefined,
): Result<true, 'seed-list.changed-meanwhile'> {
  const isCurrent = version === undefined || version === stored.version
  return isCurrent ? accept(true) : refuse('seed-list.changed-meanwhile')
}
