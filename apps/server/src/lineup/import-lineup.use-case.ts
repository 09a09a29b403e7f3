import type { lineup } from '@marquee/contract/lineup'
import { countLineup, mayChangeLineup, mayImportLineup } from '@marquee/rules/lineup'
import { accept, refuse } from '@marquee/rules/result'
import { takeFile, type TakenFile } from '../platform/uploads/index.ts'
import { Pause, type PausingUseCase, type UseCase } from '../platform/use-case.ts'
import { vehicleModelsStore } from '../vehicles/index.ts'
import { compareLineupFile } from './compare-lineup.load.ts'
import { importModels } from './import-models.change.ts'
import { presentLineupDifferences, yearOf } from './lineup.present.ts'

type Try = typeof lineup.try
type Import = typeof lineup.import

/** The file is received while no transaction is open: a slow connection keeps none waiting. */
export const tryLineup: PausingUseCase<Try> = async ({ person, file }) => {
  const allowed = mayChangeLineup(person.level)
  if (!allowed.ok) return allowed
  return new Pause<Try>(async () => {
    const taken = await takeFile(file)
    if (!taken.ok) return async () => taken
    const { bytes } = taken.value
    return async ({ use, announce, now }) => {
      const on = { scope: person.path, currentYear: yearOf(now) }
      const compared = await compareLineupFile(use, bytes, on)
      if (!compared.ok) return compared
      announce({ ...countLineup(compared.value.differences) })
      return accept(presentLineupDifferences(compared.value))
    }
  })
}

export const importLineup: PausingUseCase<Import> = async ({ person, file }) => {
  const allowed = mayChangeLineup(person.level)
  if (!allowed.ok) return allowed
  return new Pause<Import>(async () => {
    const taken = await takeFile(file)
    return taken.ok ? importTaken(taken.value) : async () => taken
  })
}

const importTaken =
  ({ name: fileName, bytes }: TakenFile): UseCase<Import> =>
  async ({ person, query, use, announce, now }) => {
    await use(vehicleModelsStore).lock()
    const on = { scope: person.path, currentYear: yearOf(now) }
    const compared = await compareLineupFile(use, bytes, on)
    if (!compared.ok) return compared
    const { differences, fingerprint } = compared.value
    const isAsTried = query.fingerprint === undefined || query.fingerprint === fingerprint
    if (!isAsTried) return refuse('lineup.changed-meanwhile')
    const usable = mayImportLineup(differences)
    if (!usable.ok) return usable
    const by = { fileName, importedBy: person.key, now }
    const importKey = await importModels(use, compared.value, by)
    announce({ ...countLineup(differences) })
    return accept(presentLineupDifferences(compared.value, importKey))
  }
