import {
  planUndo,
  type ImportedMarket,
  type NetworkUndo,
  type StayReason,
} from '@marquee/rules/network'
import { fileImportsStore } from '../file-imports/index.ts'
import { networkStore } from '../markets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { fingerprintOf } from '../platform/uploads/index.ts'
import { campaignsLeftView } from './campaigns-left.view.ts'
import { marketUsesView } from './market-uses.view.ts'
import { MARKET_IMPORTS, toImportedMarket } from './market-imports.store.ts'
import { storedNetwork, type PlacedMarket } from './stored-network.load.ts'

export interface LoadedUndo {
  plan: NetworkUndo
  stored: readonly PlacedMarket[]
  /** Names what would be done: another state of the markets has another one. */
  fingerprint: string
}

/** What undoing an import would do, as things stand. */
export async function loadUndo(use: Use, importKey: number): Promise<LoadedUndo> {
  const imported = await changesOf(use, importKey)
  const stored = await storedNetwork(use)
  const uses = await use(marketUsesView).of(keysOfNew(imported))
  const plan = await heldByCampaigns(use, { imported, stored, uses })
  return { plan, stored, fingerprint: fingerprintOf(plan) }
}

/** The same, and from now on nothing is written at the markets that would go. */
export async function loadUndoForGood(use: Use, importKey: number): Promise<LoadedUndo> {
  const imported = await changesOf(use, importKey)
  await use(networkStore).hold(keysOfNew(imported))
  return loadUndo(use, importKey)
}

const changesOf = async (use: Use, importKey: number): Promise<ImportedMarket[]> =>
  (await use(fileImportsStore(MARKET_IMPORTS)).changesOf(importKey)).map(toImportedMarket)

const keysOfNew = (imported: readonly ImportedMarket[]): number[] =>
  imported.filter(({ isNew }) => isNew).map(({ key }) => key)

interface Loaded {
  imported: readonly ImportedMarket[]
  stored: readonly PlacedMarket[]
  uses: ReadonlyMap<number, StayReason>
}

/** A dealer moves back as it moved: not out of a group while a campaign of the group is under way. */
async function heldByCampaigns(use: Use, { imported, stored, uses }: Loaded): Promise<NetworkUndo> {
  const plan = planUndo(imported, stored, { uses, held: new Set() })
  const moves = plan.changed.flatMap(({ market, changes }) => {
    const parent = changes.find(({ field }) => field === 'parent')?.after
    const moved = stored.find(({ key }) => key === market.key)
    const target = stored.find((one) => one.brand === market.brand && one.sourceId === parent)
    return moved && target ? [{ key: moved.key, path: moved.path, target: target.path }] : []
  })
  if (moves.length === 0) return plan
  const held = await use(campaignsLeftView).byMoves(moves)
  return planUndo(imported, stored, { uses, held })
}
