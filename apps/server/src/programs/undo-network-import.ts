import {
  countUndo,
  describeChanged,
  describeCounts,
  describeRemoved,
  describeStaying,
  describeUndoCounts,
  type MarketChange,
  type NetworkCounts,
  type NetworkUndo,
} from '@marquee/rules/network'
import { accept } from '@marquee/rules/result'
import { MARKET_IMPORTS, marketsOf, undoMarkets } from '../network/index.ts'
import { commandLine } from '../platform/release/index.ts'
import { undoFileImport, type FileUndo } from './undo-file-import.ts'

const NETWORK_UNDO: FileUndo<NetworkCounts, MarketChange> = {
  usage: commandLine('undo-network-import', '[NUMBER [--trial]]'),
  operation: 'undo-network-import',
  event: 'network.import-undone',
  kind: MARKET_IMPORTS,
  describeCounts,
  async undo(use, on) {
    const undone = await undoMarkets(use, on)
    if (!undone.ok) return undone
    const { plan } = undone.value
    const about = marketsOf(undone.value).map((key) => ({ kind: 'market' as const, key }))
    return accept({
      lines: linesOf(plan),
      counts: describeUndoCounts(countUndo(plan)),
      entry: { about, details: { ...countUndo(plan) } },
    })
  },
}

/** Undoes an import of brands, zones, districts and dealers. */
export const undoNetworkImport = (
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<string> => undoFileImport(NETWORK_UNDO, { argv, env, print })

const linesOf = ({ removed, changed, stays }: NetworkUndo): string[] => [
  ...removed.map(describeRemoved),
  ...changed.map(describeChanged),
  ...stays.map(describeStaying),
]
