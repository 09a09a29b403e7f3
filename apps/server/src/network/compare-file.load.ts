import { contains, ROOT_PATH, type MarketPath } from '@marquee/rules/access'
import {
  compareNetwork,
  readNetwork,
  type ChangedMarket,
  type NetworkDifferences,
  type NetworkFile,
} from '@marquee/rules/network'
import { accept, type Result } from '@marquee/rules/result'
import type { Use } from '../platform/sql/index.ts'
import { fingerprintOf, textOf } from '../platform/uploads/index.ts'
import { campaignsLeftView } from './campaigns-left.view.ts'
import { ROOT, storedNetwork, type PlacedMarket } from './stored-network.load.ts'

export interface Compared {
  differences: NetworkDifferences
  stored: readonly PlacedMarket[]
  /** Headers that are not read. */
  ignored: readonly string[]
  /** Names what would be changed: another state of the file or of the markets has another one. */
  fingerprint: string
}

type FileReason = Extract<ReturnType<typeof readNetwork>, { ok: false }>['reason']

/** Reads a file of markets and compares it with those of the scope. */
export async function compareFile(
  use: Use,
  bytes: Buffer,
  scope: MarketPath,
): Promise<Result<Compared, FileReason | 'file.wrong-encoding'>> {
  const text = textOf(bytes)
  if (!text.ok) return text
  const file = readNetwork(text.value)
  if (!file.ok) return file
  return accept(await compareRows(use, file.value, scope))
}

export async function compareRows(
  use: Use,
  file: NetworkFile,
  scope: MarketPath,
): Promise<Compared> {
  const stored = await storedNetwork(use)
  const mayAddBrands = contains(scope, ROOT_PATH)
  const differences = await refuseMoves(use, compareNetwork(file, stored, { mayAddBrands }), stored)
  const { added, changed } = differences
  return {
    differences,
    stored,
    ignored: file.ignored,
    fingerprint: fingerprintOf({ added, changed }),
  }
}

/** A dealer does not leave a group while a campaign of the group is under way. */
async function refuseMoves(
  use: Use,
  differences: NetworkDifferences,
  stored: readonly PlacedMarket[],
): Promise<NetworkDifferences> {
  const moves = differences.changed.flatMap((changed) => {
    const target = targetOf(changed, differences, stored)
    const moved = stored.find(({ key }) => key === changed.market.key)
    return target && moved ? [{ key: moved.key, path: moved.path, target }] : []
  })
  if (moves.length === 0) return differences
  const held = await use(campaignsLeftView).byMoves(moves)
  const refused = differences.changed
    .filter(({ market }) => held.has(market.key))
    .map(({ line, market }) => ({
      line,
      sourceId: market.sourceId,
      name: market.details.name,
      field: 'parent' as const,
      reason: 'row.campaign-open' as const,
    }))
  return {
    ...differences,
    changed: differences.changed.filter(({ market }) => !held.has(market.key)),
    refused: [...differences.refused, ...refused].toSorted((a, b) => a.line - b.line),
  }
}

/** The path below which a market is moved; of a new market, that of what is there already above it. */
function targetOf(
  { market, changes }: ChangedMarket,
  { added }: NetworkDifferences,
  stored: readonly PlacedMarket[],
): MarketPath | undefined {
  let id = changes.find(({ field }) => field === 'parent')?.after
  if (id === undefined) return undefined
  const isOf = (one: { brand: string; sourceId: string }) =>
    one.brand === market.brand && one.sourceId === id
  for (;;) {
    const known = stored.find(isOf)
    if (known) return known.path
    const fresh = added.find(isOf)
    if (!fresh) return ROOT.path
    id = fresh.parent
  }
}
