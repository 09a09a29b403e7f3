import { ROOT_PATH } from '@marquee/rules/access'
import { todayIn } from '@marquee/rules/calendar'
import {
  countNetwork,
  DEFAULT_TIME_ZONE,
  describeAdded,
  describeChanged,
  describeCounts,
  describeRefused,
  mayImport,
  type NetworkDifferences,
} from '@marquee/rules/network'
import { accept } from '@marquee/rules/result'
import { networkStore } from '../markets/index.ts'
import { applyNetwork, compareFile } from '../network/index.ts'
import { clock } from '../wiring.ts'
import { importFile, type FileImport } from './import-file.ts'

const NETWORK_FILE: FileImport = {
  usage: 'npm run import-network -- markets.csv [--trial]',
  operation: 'import-network',
  event: 'network.imported',
  lock: (use) => use(networkStore).lock(),
  async compare(use, bytes) {
    const compared = await compareFile(use, bytes, ROOT_PATH)
    if (!compared.ok) return compared
    const { differences, ignored } = compared.value
    return accept({
      ignored,
      lines: linesOf(differences),
      counts: describeCounts(countNetwork(differences)),
      allowed: mayImport(differences),
      async apply() {
        const markets = await applyNetwork(use, compared.value, todayIn(DEFAULT_TIME_ZONE, clock()))
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
