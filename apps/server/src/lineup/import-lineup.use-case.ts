import type { lineup } from '@marquee/contract/lineup'
import { countLineup, mayChangeLineup, mayImportLineup } from '@marquee/rules/lineup'
import { accept, refuse } from '@marquee/rules/result'
import { receiving } from '../platform/receiving.ts'
import type { Taken } from '../platform/uploads/index.ts'
import type { PausingUseCase, UseCase } from '../platform/use-case.ts'
import { vehicleModelsStore } from '../vehicles/index.ts'
import { compareLineupFile } from './compare-lineup.load.ts'
import { importModels } from './import-models.change.ts'
import { presentLineupDifferences, yearOf } from './lineup.present.ts'

type Try = typeof lineup.try
type Import = typeof lineup.import

export const tryLineup: PausingUseCase<Try> = async ({ person, file }) => {
  const allowed = mayChangeLineup(person.level)
  if (!allowed.ok) return allowed
  return receiving<Try>(file, (taken) => async ({ use, announce, now }) => {
    if (!taken.ok) return taken
    const { bytes } = taken.value
    const on = { scope: person.path, currentYear: yearOf(now) }
    const compared = await compareLineupFile(use, bytes, on)
    if (!compared.ok) return compared
    announce({ ...countLineup(compared.value.differences) })
    return accept(presentLineupDifferences(compared.value))
  })
}

export const importLineup: PausingUseCase<Import> = async ({ person, file }) => {
  const allowed = mayChangeLineup(person.level)
  if (!allowed.ok) return allowed
  return receiving(file, importTaken)
}

const importTaken =
  (taken: Taken): UseCase<Import> =>
  async ({ person, query, use, announce, now }) => {
    if (!taken.ok) return taken
    const { name: fileName, bytes } = taken.value
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
