import type { Actor } from '@marquee/rules/people'
import { planRosterUndo, type ImportedPerson, type RosterUndo } from '@marquee/rules/roster'
import { fileImportsStore } from '../file-imports/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { fingerprintOf } from '../platform/uploads/index.ts'
import { loadKnownRoster, type LoadedRoster } from './compare-roster.load.ts'
import { PEOPLE_IMPORTS } from './roster-imports.store.ts'

export interface LoadedRosterUndo {
  plan: RosterUndo
  known: LoadedRoster & { actor: Actor }
  /** Names what would be done: another state of the people has another one. */
  fingerprint: string
}

/** What undoing an import would do, as things stand, on behalf of whoever undoes it. */
export async function loadRosterUndo(
  use: Use,
  importKey: number,
  actor: Actor,
): Promise<LoadedRosterUndo> {
  const known = { ...(await loadKnownRoster(use)), actor }
  const plan = planRosterUndo(await importedPeople(use, importKey), known)
  return { plan, known, fingerprint: fingerprintOf(plan) }
}

export async function importedPeople(use: Use, importKey: number): Promise<ImportedPerson[]> {
  const things = await use(fileImportsStore(PEOPLE_IMPORTS)).changesOf(importKey)
  return things.flatMap(({ subject, changes }) =>
    changes.map((one) => ({ key: Number(subject), ...one })),
  )
}
