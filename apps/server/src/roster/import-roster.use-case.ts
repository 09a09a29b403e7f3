import type { roster } from '@marquee/contract/roster'
import { mayActStill } from '@marquee/rules/people'
import { accept, refuse } from '@marquee/rules/result'
import { countRoster, mayImportRoster } from '@marquee/rules/roster'
import { peopleStore } from '../people/index.ts'
import { takeFile, type TakenFile } from '../platform/uploads/index.ts'
import { Pause, type PausingUseCase, type UseCase } from '../platform/use-case.ts'
import { compareRosterFile } from './compare-roster.load.ts'
import { importPeople } from './import-people.change.ts'
import { presentRosterDifferences } from './roster.present.ts'

type Try = typeof roster.try
type Import = typeof roster.import

/** The file is received while no transaction is open: a slow connection keeps none waiting. */
export const tryRoster: PausingUseCase<Try> = async ({ file }) =>
  new Pause<Try>(async () => {
    const taken = await takeFile(file)
    if (!taken.ok) return async () => taken
    const { bytes } = taken.value
    return async ({ person, use, announce }) => {
      const compared = await compareRosterFile(use, bytes, person)
      if (!compared.ok) return compared
      announce({ ...countRoster(compared.value.differences) })
      return accept(presentRosterDifferences(compared.value))
    }
  })

export const importRoster: PausingUseCase<Import> = async ({ file }) =>
  new Pause<Import>(async () => {
    const taken = await takeFile(file)
    return taken.ok ? importTaken(taken.value) : async () => taken
  })

const importTaken =
  ({ name: fileName, bytes }: TakenFile): UseCase<Import> =>
  async (call) => {
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
