import { roster } from '@marquee/contract/roster'
import { bind } from '../platform/use-case.ts'
import { importRoster, tryRoster } from './import-roster.use-case.ts'
import {
  readRosterUndo,
  searchRosterImports,
  undoRosterImport,
} from './undo-roster-import.use-case.ts'

export const rosterRoutes = bind(roster, {
  try: tryRoster,
  import: importRoster,
  imports: searchRosterImports,
  readUndo: readRosterUndo,
  undo: undoRosterImport,
})
