import { listPreferences } from '@marquee/contract/list-preferences'
import { bind } from '../platform/use-case.ts'
import { arrangeColumns, resetColumns } from './arrange-columns.use-case.ts'
import { changeFilter } from './change-filter.use-case.ts'
import { deleteFilter } from './delete-filter.use-case.ts'
import { readListPreferences } from './read-list-preferences.use-case.ts'
import { saveFilter } from './save-filter.use-case.ts'

export const listPreferencesRoutes = bind(listPreferences, {
  read: readListPreferences,
  saveFilter,
  changeFilter,
  deleteFilter,
  arrangeColumns,
  resetColumns,
})
