import { ROOT_PATH } from '@marquee/rules/access'
import {
  countNetwork,
  describeAdded,
  describeChanged,
  describeCounts,
  describeRefused,
  mayImport,
  type NetworkDifferences,
} from '@marquee/rules/network'
import { accept } from '@marquee/rules/result'
import { networkStore } from '../markets/index.ts'
import { compareFile, importMarkets } from '../network/index.ts'
import { commandLine } from '../platform/release/index.ts'
import { clock } from '../wiring.ts'
import { importFile, type FileImport } from './import-file.ts'

const NETWORK_FILE: FileImport = {
  usage: commandLine('import-network', 'markets.csv [--trial]'),
  operation: 'import-network',
  event: 'network.imported',
  lock: (use) => use(networkStore).lock(),
  async compare(use, bytes, fileName) {
    const compared = await compareFile(use, bytes, ROOT_PATH)
    if (!compared.ok) return compared
    const { differences, ignored } = compared.value
    return accept({
      ignored,
      lines: linesOf(differences),
      counts: describeCounts(countNetwork(differences)),
      allowed: mayImport(differences),
      async apply() {
        const { markets } = await importMarkets(use, compared.value, {
          fileName,
          importedBy: null,
          now: clock(),
        })
        return {
          about: markets.map((key) => ({ kind: 'market', key })),
          details: { ...countNetwork(differences) },
        }
      },
    })
  },
}

/** Imports a file of brands, zones, districts and dealers. */
export const importNetwork = (
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<string> => importFile(NETWORK_FILE, { argv, env, print })

const linesOf = ({ added, changed, absent, refused }: NetworkDifferences): string[] => [
  ...added.map(describeAdded),
  ...changed.map(describeChanged),
  ...absent.map(
    ({ sourceId, details }) =>
      `Not in the file, and left as it is: dealer ${sourceId} ${details.name}`,
  ),
  ...refused.map(describeRefused),
]
