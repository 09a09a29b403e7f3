import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { ROOT_PATH } from '@marquee/rules/access'
import { todayIn } from '@marquee/rules/calendar'
import {
  countNetwork,
  DEFAULT_TIME_ZONE,
  describeAdded,
  describeChanged,
  describeCounts,
  describeRefused,
  networkReasons,
  mayImport,
  type NetworkDifferences,
} from '@marquee/rules/network'
import { marketsStore, networkStore } from '../markets/index.ts'
import { applyNetwork, compareFile } from '../network/index.ts'
import { record } from '../platform/audit/index.ts'
import { logging } from '../platform/http/index.ts'
import { readSettings, StartError } from '../platform/settings/index.ts'
import { asOwner, type Sql, type Use } from '../platform/sql/index.ts'
import { clock } from '../wiring.ts'
import { migratedDatabase } from './open-database.ts'

const USAGE = 'npm run import-network -- markets.csv [--trial]'

/**
 * Imports a file of brands, zones, districts and dealers, whole or not at all, and prints what differs and
 * which lines are refused; with --trial nothing is changed.
 */
export async function importNetwork(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<string> {
  const { file, isTrial } = readArguments(argv)
  const bytes = await readFile(file)
  const database = await migratedDatabase(readSettings(env), logging('warn'))
  try {
    return await asOwner(database.ownerUrl, async (sql) => {
      const use: Use = (store) => store(sql, ROOT_PATH)
      await use(marketsStore).plantRoot()
      await use(networkStore).lock()
      const compared = await compareFile(use, bytes, ROOT_PATH)
      if (!compared.ok) throw new StartError(networkReasons[compared.reason])
      const { differences, ignored } = compared.value
      if (ignored.length > 0) print(`These columns are not read: ${ignored.join(', ')}`)
      printDifferences(differences, print)
      const counts = describeCounts(countNetwork(differences))
      const allowed = mayImport(differences)
      if (!allowed.ok) throw new StartError(`${counts}. ${networkReasons[allowed.reason]}`)
      if (isTrial) return `A trial: ${counts}. Nothing was changed.`
      const markets = await applyNetwork(use, compared.value, todayIn(DEFAULT_TIME_ZONE, clock()))
      await recordImport(sql, differences, markets)
      return `Imported: ${counts}.`
    })
  } finally {
    await database.stop()
  }
}

function printDifferences(differences: NetworkDifferences, print: (line: string) => void): void {
  for (const added of differences.added) print(describeAdded(added))
  for (const changed of differences.changed) print(describeChanged(changed))
  for (const { sourceId, details } of differences.absent) {
    print(`Not in the file, and left as it is: dealer ${sourceId} ${details.name}`)
  }
  for (const refused of differences.refused) print(describeRefused(refused))
}

const recordImport = (
  sql: Sql,
  differences: NetworkDifferences,
  markets: readonly number[],
): Promise<void> =>
  record(sql, {
    requestId: 'command',
    personKey: null,
    operation: 'import-network',
    outcome: 'done',
    event: 'network.imported',
    about: markets.map((key) => ({ kind: 'market', key })),
    details: { ...countNetwork(differences) },
    path: ROOT_PATH,
  })

function readArguments(argv: readonly string[]): { file: string; isTrial: boolean } {
  try {
    const options = { trial: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
    const [file, ...more] = positionals
    if (file && more.length === 0) {
      if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
      return { file, isTrial: values.trial }
    }
  } catch (error) {
    if (error instanceof StartError) throw error
  }
  throw new StartError(`Say it like this: ${USAGE}`)
}
