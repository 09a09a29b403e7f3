import type { ArrangedColumn } from '@marquee/rules/list-preferences'
import type { SavedFilterRow } from './saved-filters.store.ts'

export const presentFilter = ({ key, name, address, opensFirst }: SavedFilterRow) => ({
  key,
  name,
  address,
  opensFirst,
})

export const presentColumn = ({ id, isShown, width }: ArrangedColumn) => ({ id, isShown, width })
