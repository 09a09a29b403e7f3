import type { network } from '@marquee/contract/network'
import { countNetwork, mayChangeNetwork, mayImport } from '@marquee/rules/network'
import { accept, refuse } from '@marquee/rules/result'
import { networkStore } from '../markets/index.ts'
import { receiving } from '../platform/receiving.ts'
import type { Taken } from '../platform/uploads/index.ts'
import type { PausingUseCase, UseCase } from '../platform/use-case.ts'
import { compareFile } from './compare-file.load.ts'
import { importMarkets } from './import-markets.change.ts'
import { presentDifferences } from './network.present.ts'

type Try = typeof network.try
type Import = typeof network.import

export const tryNetwork: PausingUseCase<Try> = async ({ person, file }) => {
  const allowed = mayChangeNetwork(person.level)
  if (!allowed.ok) return allowed
  return receiving<Try>(file, (taken) => async ({ use, announce }) => {
    if (!taken.ok) return taken
    const { bytes } = taken.value
    const compared = await compareFile(use, bytes, person.path)
    if (!compared.ok) return compared
    announce({ ...countNetwork(compared.value.differences) })
    return accept(presentDifferences(compared.value))
  })
}

export const importNetwork: PausingUseCase<Import> = async ({ person, file }) => {
  const allowed = mayChangeNetwork(person.level)
  if (!allowed.ok) return allowed
  return receiving(file, importTaken)
}

const importTaken =
  (taken: Taken): UseCase<Import> =>
  async ({ person, query, use, announce, now }) => {
    if (!taken.ok) return taken
    const { name: fileName, bytes } = taken.value
    await use(networkStore).lock()
    const compared = await compareFile(use, bytes, person.path)
    if (!compared.ok) return compared
    const { differences, fingerprint } = compared.value
    const isAsTried = query.fingerprint === undefined || query.fingerprint === fingerprint
    if (!isAsTried) return refuse('network.changed-meanwhile')
    const usable = mayImport(differences)
    if (!usable.ok) return usable
    const { markets, importKey } = await importMarkets(use, compared.value, {
      fileName,
      importedBy: person.key,
      now,
    })
    announce({ ...countNetwork(differences), markets })
    return accept(presentDifferences(compared.value, importKey))
  }
