import type { listPreferences } from '@marquee/contract/list-preferences'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { savedFiltersStore } from './saved-filters.store.ts'

export const deleteFilter: UseCase<typeof listPreferences.deleteFilter> = async (call) => {
  const { params, person, use, announce } = call
  const isRemoved = await use(savedFiltersStore).remove(person.key, params.key)
  if (!isRemoved) return refuse('not-found')
  announce({ key: params.key })
  return accept({ key: params.key })
}
