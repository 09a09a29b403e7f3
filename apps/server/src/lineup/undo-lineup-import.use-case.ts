import type { lineup } from '@marquee/contract/lineup'
import { countLineupUndo, mayChangeLineup, type LineupCounts } from '@marquee/rules/lineup'
import { accept, refuse } from '@marquee/rules/result'
import { fileImportsView, pageOfImports, type ShownFileImport } from '../file-imports/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { MODEL_IMPORTS } from './lineup-imports.store.ts'
import { presentLineupUndo } from './undo.present.ts'
import { undoModels } from './undo-import.change.ts'
import { loadLineupUndo } from './undo-import.load.ts'

export const searchLineupImports: UseCase<typeof lineup.imports> = (call) =>
  pageOfImports(MODEL_IMPORTS, call, mayChangeLineup(call.person.level))

export const readLineupUndo: UseCase<typeof lineup.readUndo> = async (call) => {
  const { params, person, use } = call
  const shown = await use(fileImportsView(MODEL_IMPORTS)).find(params.id)
  if (!shown) return refuse('not-found')
  const allowed = mayChangeLineup(person.level)
  if (!allowed.ok) return allowed
  return accept(presentLineupUndo(shown, await loadLineupUndo(use, params.id), call))
}

export const undoLineupImport: UseCase<typeof lineup.undo> = async (call) => {
  const { params, query, person, use, announce, now } = call
  const found = await use(fileImportsView(MODEL_IMPORTS)).find(params.id)
  if (!found) return refuse('not-found')
  const allowed = mayChangeLineup(person.level)
  if (!allowed.ok) return allowed
  const undone = await undoModels(use, {
    importKey: params.id,
    undoneBy: person.key,
    fingerprint: query.fingerprint,
    now,
  })
  if (!undone.ok) return undone
  announce({ import: params.id, ...countLineupUndo(undone.value.plan) })
  const shown = await use(fileImportsView(MODEL_IMPORTS)).find(params.id)
  return accept(presentLineupUndo(shown as ShownFileImport<LineupCounts>, undone.value, call))
}
