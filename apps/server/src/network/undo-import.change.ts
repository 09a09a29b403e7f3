import { todayIn } from '@marquee/rules/calendar'
import { DEFAULT_TIME_ZONE, mayCarryOut, mayUndoImport } from '@marquee/rules/network'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { networkStore } from '../markets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { changeMarkets } from './apply-network.change.ts'
import { networkImportsStore } from './network-imports.store.ts'
import { networkImportsView, type ShownNetworkImport } from './network-imports.view.ts'
import { loadUndoForGood, type LoadedUndo } from './undo-import.load.ts'

interface Undoing {
  importKey: number
  /** Null: by command. */
  undoneBy: number | null
  /** Of what was looked at; undefined: whatever it is. */
  fingerprint: string | undefined
  now: number
}

interface Undone extends LoadedUndo {
  /** The keys of all markets that went or went back. */
  markets: number[]
}

type Refusal =
  | 'not-found'
  | 'network.undone-already'
  | 'network.undo-too-late'
  | 'network.imported-since'
  | 'network.nothing-to-undo'
  | 'network.undo-changed'

export const mayUndo = ({ row, isFollowed }: ShownNetworkImport, now: number) =>
  mayUndoImport({
    importedAt: row.importedAt.getTime(),
    now,
    isUndone: row.undoneAt !== null,
    isFollowed,
  })

/** Undoes what can be undone of an import: changes go back first, so that new markets are empty before they go. */
export async function undoMarkets(
  use: Use,
  { importKey, undoneBy, fingerprint, now }: Undoing,
): Promise<Result<Undone, Refusal>> {
  await use(networkStore).lock()
  const shown = await use(networkImportsView).find(importKey)
  if (!shown) return refuse('not-found')
  const allowed = mayUndo(shown, now)
  if (!allowed.ok) return allowed
  const loaded = await loadUndoForGood(use, importKey)
  const { plan, stored } = loaded
  if (fingerprint !== undefined && fingerprint !== loaded.fingerprint) {
    return refuse('network.undo-changed')
  }
  const possible = mayCarryOut(plan)
  if (!possible.ok) return possible
  await changeMarkets(use, plan.changed, stored, todayIn(DEFAULT_TIME_ZONE, now))
  const removed = plan.removed.map(({ key }) => key)
  await use(networkStore).remove(removed)
  await use(networkImportsStore).markUndone(importKey, undoneBy, new Date(now))
  const markets = [...removed, ...plan.changed.map(({ market }) => market.key)]
  return accept({ ...loaded, markets })
}
