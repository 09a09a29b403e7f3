import type { network } from '@marquee/contract/network'
import { countUndo, mayChangeNetwork } from '@marquee/rules/network'
import { accept, refuse } from '@marquee/rules/result'
import { fileImportsView, pageOfImports, type ShownFileImport } from '../file-imports/index.ts'
import type { NetworkCounts } from '@marquee/rules/network'
import type { UseCase } from '../platform/use-case.ts'
import { MARKET_IMPORTS } from './market-imports.store.ts'
import { presentUndo } from './undo.present.ts'
import { marketsOf, undoMarkets } from './undo-import.change.ts'
import { loadUndo } from './undo-import.load.ts'

export const searchNetworkImports: UseCase<typeof network.imports> = (call) =>
  pageOfImports(MARKET_IMPORTS, call, mayChangeNetwork(call.person.level))

export const readNetworkUndo: UseCase<typeof network.readUndo> = async (call) => {
  const { params, person, use } = call
  const shown = await use(fileImportsView(MARKET_IMPORTS)).find(params.id)
  if (!shown) return refuse('not-found')
  const allowed = mayChangeNetwork(person.level)
  if (!allowed.ok) return allowed
  return accept(presentUndo(shown, await loadUndo(use, params.id), call))
}

export const undoNetworkImport: UseCase<typeof network.undo> = async (call) => {
  const { params, query, person, use, announce, now } = call
  const found = await use(fileImportsView(MARKET_IMPORTS)).find(params.id)
  if (!found) return refuse('not-found')
  const allowed = mayChangeNetwork(person.level)
  if (!allowed.ok) return allowed
  const undone = await undoMarkets(use, {
    importKey: params.id,
    undoneBy: person.key,
    fingerprint: query.fingerprint,
    now,
  })
  if (!undone.ok) return undone
  announce({ import: params.id, ...countUndo(undone.value.plan), markets: marketsOf(undone.value) })
  const shown = await use(fileImportsView(MARKET_IMPORTS)).find(params.id)
  return accept(presentUndo(shown as ShownFileImport<NetworkCounts>, undone.value, call))
}
