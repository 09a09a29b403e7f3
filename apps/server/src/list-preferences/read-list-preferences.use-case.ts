import type { listPreferences } from '@marquee/contract/list-preferences'
import { LISTS } from '@marquee/rules/list-preferences'
import { accept } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { listColumnsStore } from './list-columns.store.ts'
import { presentColumn, presentFilter } from './list-preferences.present.ts'
import { savedFiltersStore } from './saved-filters.store.ts'

export const readListPreferences: UseCase<typeof listPreferences.read> = async (call) => {
  const { person, use } = call
  const saved = await use(savedFiltersStore).of(person.key)
  const arranged = await use(listColumnsStore).of(person.key)
  const lists = LISTS.map((list) => ({
    list,
    savedFilters: saved.filter((row) => row.list === list).map(presentFilter),
    columns: arranged.filter((row) => row.list === list).map(presentColumn),
  }))
  return accept({
    lists: lists.filter(({ savedFilters, columns }) => savedFilters.length + columns.length > 0),
  })
}
