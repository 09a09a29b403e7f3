import type { priceLists } from '@marquee/contract/price-lists'
import { countPrices, mayImportPrices } from '@marquee/rules/price-lists'
import { accept, refuse } from '@marquee/rules/result'
import { narrowedScope } from '../markets/index.ts'
import { receiving } from '../platform/receiving.ts'
import type { Taken, TakenFile } from '../platform/uploads/index.ts'
import type { Call, PausingUseCase, UseCase } from '../platform/use-case.ts'
import { applyPrices } from './apply-prices.change.ts'
import { comparePriceFile } from './compare-prices.load.ts'
import { presentPriceDifferences } from './prices.present.ts'

type Try = typeof priceLists.try
type Import = typeof priceLists.import

export const tryPrices: PausingUseCase<Try> = async ({ file }) =>
  receiving<Try>(file, (taken) => async (call) => {
    if (!taken.ok) return taken
    const compared = await compare(taken.value, call)
    if (!compared.ok) return compared
    call.announce({ ...countPrices(compared.value.differences) })
    return accept(presentPriceDifferences(compared.value))
  })

export const importPrices: PausingUseCase<Import> = async ({ file }) => receiving(file, importTaken)

const importTaken =
  (taken: Taken): UseCase<Import> =>
  async (call) => {
    if (!taken.ok) return taken
    const { query, announce } = call
    const compared = await compare(taken.value, call)
    if (!compared.ok) return compared
    const { differences, fingerprint } = compared.value
    const isAsTried = query.fingerprint === undefined || query.fingerprint === fingerprint
    if (!isAsTried) return refuse('price-list.changed-meanwhile')
    const usable = mayImportPrices(differences)
    if (!usable.ok) return usable
    const applied = await applyPrices(compared.value, call)
    if (!applied.ok) return applied
    announce({ ...countPrices(differences) })
    return accept(presentPriceDifferences(compared.value))
  }

async function compare({ bytes }: TakenFile, call: Pick<Call<Try>, 'query' | 'person' | 'use'>) {
  const part = await narrowedScope(call)
  return part ? comparePriceFile(call.use, bytes, part) : refuse('not-found')
}
