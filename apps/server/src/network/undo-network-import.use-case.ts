import type { network } from '@marquee/contract/network'
import { countUndo, mayChangeNetwork } from '@marquee/rules/network'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { networkImportsView, type ShownNetworkImport } from './network-imports.view.ts'
import { presentNetworkImport, presentUndo } from './undo.present.ts'
import { undoMarkets } from './undo-import.change.ts'
import { loadUndo } from './undo-import.load.ts'

export const searchNetworkImports: UseCase<typeof network.imports> = async (call) => {
  const { page, size, sort } = call.body
  const isRising = sort[0]?.direction === 'ASCENDING'
  const { imports, totalElements } = await call
    .use(networkImportsView)
    .page({ page, size, isRising })
  return accept({
    imports: imports.map((shown) => presentNetworkImport(shown, call)),
    totalElements,
    page,
    size,
  })
}

export const readNetworkUndo: UseCase<typeof network.readUndo> = async (call) => {
  const { params, person, use } = call
  const shown = await use(networkImportsView).find(params.id)
  if (!shown) return refuse('not-found')
  const allowed = mayChangeNetwork(person.level)
  if (!allowed.ok) return allowed
  return accept(presentUndo(shown, await loadUndo(use, params.id), call))
}

export const undoNetworkImport: UseCase<typeof network.undo> = async (call) => {
  const { params, query, person, use, announce, now } = call
  const found = await use(networkImportsView).find(params.id)
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
  const { markets, ...loaded } = undone.value
  announce({ import: params.id, ...countUndo(loaded.plan), markets })
  const shown = (await use(networkImportsView).find(params.id)) as ShownNetworkImport
  return accept(presentUndo(shown, loaded, call))
}
