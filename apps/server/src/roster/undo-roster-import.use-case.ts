import type { roster } from '@marquee/contract/roster'
import { accept, refuse } from '@marquee/rules/result'
import { countRosterUndo, type RosterCounts } from '@marquee/rules/roster'
import { fileImportsView, pageOfImports, type ShownFileImport } from '../file-imports/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { PEOPLE_IMPORTS } from './roster-imports.store.ts'
import { MAY_UNDO, presentRosterUndo } from './undo.present.ts'
import { undoPeopleAs } from './undo-import.change.ts'
import { loadRosterUndo } from './undo-import.load.ts'

export const searchRosterImports: UseCase<typeof roster.imports> = (call) =>
  pageOfImports(PEOPLE_IMPORTS, call, MAY_UNDO)

export const readRosterUndo: UseCase<typeof roster.readUndo> = async ({
  params,
  person,
  use,
  now,
}) => {
  const shown = await use(fileImportsView(PEOPLE_IMPORTS)).find(params.id)
  if (!shown) return refuse('not-found')
  return accept(presentRosterUndo(shown, await loadRosterUndo(use, params.id, person), now))
}

export const undoRosterImport: UseCase<typeof roster.undo> = async (call) => {
  const { params, query, person, use, announce, now } = call
  const importKey = params.id
  const { fingerprint } = query
  const undone = await undoPeopleAs(
    person,
    { importKey, undoneBy: person.key, fingerprint, now },
    call,
  )
  if (!undone.ok) return undone
  announce({ import: importKey, ...countRosterUndo(undone.value.plan) })
  const shown = await use(fileImportsView(PEOPLE_IMPORTS)).find(importKey)
  return accept(presentRosterUndo(shown as ShownFileImport<RosterCounts>, undone.value, now))
}
