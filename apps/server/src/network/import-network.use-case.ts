import type { network } from '@marquee/contract/network'
import { countNetwork, mayChangeNetwork, mayImport } from '@marquee/rules/network'
import { accept, refuse } from '@marquee/rules/result'
import { networkStore } from '../markets/index.ts'
import { takeFile, type TakenFile } from '../platform/uploads/index.ts'
import { Pause, type PausingUseCase, type UseCase } from '../platform/use-case.ts'
import { compareFile } from './compare-file.load.ts'
import { importMarkets } from './import-markets.change.ts'
import { presentDifferences } from './network.present.ts'

type Try = typeof network.try
type Import = typeof network.import

/** The file is received while no transaction is open: a slow connection keeps none waiting. */
export const tryNetwork: PausingUseCase<Try> = async ({ person, file }) => {
  const allowed = mayChangeNetwork(person.level)
  if (!allowed.ok) return allowed
  return new Pause<Try>(async () => {
    const taken = await takeFile(file)
    if (!taken.ok) return async () => taken
    const { bytes } = taken.value
    return async ({ use, announce }) => {
      const compared = await compareFile(use, bytes, person.path)
      if (!compared.ok) return compared
      announce({ ...countNetwork(compared.value.differences) })
      return accept(presentDifferences(compared.value))
    }
  })
}

export const importNetwork: PausingUseCase<Import> = async ({ person, file }) => {
  const allowed = mayChangeNetwork(person.level)
  if (!allowed.ok) return allowed
  return new Pause<Import>(async () => {
    const taken = await takeFile(file)
    return taken.ok ? importTaken(taken.value) : async () => taken
  })
}

const importTaken =
  ({ name: fileName, bytes }: TakenFile): UseCase<Import> =>
  async ({ person, query, use, announce, now }) => {
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
