import { lineup } from '@marquee/contract/lineup'
import { bind } from '../platform/use-case.ts'
import { addModel, changeModel } from './change-model.use-case.ts'
import { importLineup, tryLineup } from './import-lineup.use-case.ts'
import { countModelUses, listLineup } from './read-lineup.use-case.ts'
import {
  readLineupUndo,
  searchLineupImports,
  undoLineupImport,
} from './undo-lineup-import.use-case.ts'

export const lineupRoutes = bind(lineup, {
  list: listLineup,
  uses: countModelUses,
  add: addModel,
  change: changeModel,
  try: tryLineup,
  import: importLineup,
  imports: searchLineupImports,
  readUndo: readLineupUndo,
  undo: undoLineupImport,
})
