import type { roster } from '@marquee/contract/roster'
import { mayActStill } from '@marquee/rules/people'
import { accept, refuse } from '@marquee/rules/result'
import { countRoster, mayImportRoster } from '@marquee/rules/roster'
import { peopleStore } from '../people/index.ts'
import { receiving } from '../platform/receiving.ts'
import type { Taken } from '../platform/uploads/index.ts'
import type { PausingUseCase, UseCase } from '../platform/use-case.ts'
import { compareRosterFile } from './compare-roster.load.ts'
import { importPeople } from './import-people.change.ts'
import { presentRosterDifferences } from './roster.present.ts'

type Try = typeof roster.try
type Import = typeof roster.import

export const tryRoster: PausingUseCase<Try> = async ({ file }) =>
  receiving<Try>(file, (taken) => async ({ person, use, announce }) => {
    if (!taken.ok) return taken
    const { bytes } = taken.value
    const compared = await compareRosterFile(use, bytes, person)
    if (!compared.ok) return compared
    announce({ ...countRoster(compared.value.differences) })
    return accept(presentRosterDifferences(compared.value))
  })

export const importRoster: PausingUseCase<Import> = async ({ file }) => receiving(file, importTaken)

const importTaken =
  (taken: Taken): UseCase<Import> =>
  async (call) => {
    if (!taken.ok) return taken
    const { name: fileName, bytes } = taken.value
    const { person: actor, query, use, announce } = call
    const compared = await compareRosterFile(use, bytes, actor)
    if (!compared.ok) return compared
    const { differences, fingerprint } = compared.value
    const isAsTried = query.fingerprint === undefined || query.fingerprint === fingerprint
    if (!isAsTried) return refuse('roster.changed-meanwhile')
    const usable = mayImportRoster(differences)
    if (!usable.ok) return usable

    const changed = differences.changed.map(({ key }) => key)
    const locked = await use(peopleStore).lock([...changed, actor.key])
    const turn = mayActStill(
      actor,
      locked.find(({ key }) => key === actor.key),
    )
    if (!turn.ok) return turn
    const by = { fileName, importedBy: actor.key, path: actor.path }
    const imported = await importPeople(compared.value, by, call)
    if (!imported.ok) return imported
    announce({ ...countRoster(differences) })
    return accept(presentRosterDifferences(compared.value, imported.value))
  }
