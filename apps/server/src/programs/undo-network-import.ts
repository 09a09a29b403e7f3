import { parseArgs } from 'node:util'
import { ROOT_PATH } from '@marquee/rules/access'
import { undoEnd } from '@marquee/rules/customers'
import {
  countUndo,
  describeChanged,
  describeCounts,
  describeRemoved,
  describeStaying,
  describeUndoCounts,
  type NetworkUndo,
} from '@marquee/rules/network'
import { networkImportsView, undoMarkets, type ShownNetworkImport } from '../network/index.ts'
import { record } from '../platform/audit/index.ts'
import { logging } from '../platform/http/index.ts'
import { readSettings, StartError } from '../platform/settings/index.ts'
import { asOwner, type Sql, type Use } from '../platform/sql/index.ts'
import { clock, reasonTexts } from '../wiring.ts'
import { migratedDatabase } from './open-database.ts'

const USAGE = 'npm run undo-network-import -- [NUMBER [--trial]]'
const MOST_LISTED = 100

/** As thrown by a trial: all that was done is rolled back. */
class Tried extends Error {}

/**
 * Undoes an import of markets as the screen does, and prints what goes, what goes back and what stays; with
 * --trial nothing is changed. Without a number it lists the imports that can be undone.
 */
export async function undoNetworkImport(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<string> {
  const { importKey, isTrial } = readArguments(argv)
  const database = await migratedDatabase(readSettings(env), logging('warn'))
  try {
    return await asOwner(database.ownerUrl, async (sql) => {
      const use: Use = (store) => store(sql, ROOT_PATH)
      if (importKey === undefined) return listImports(use, print)
      const said = await undo(sql, use, { importKey, print })
      if (isTrial) throw new Tried(`A trial: ${said}. Nothing was changed.`)
      return `Undone: ${said}.`
    })
  } catch (error) {
    if (error instanceof Tried) return error.message
    throw error
  } finally {
    await database.stop()
  }
}

async function listImports(use: Use, print: (line: string) => void): Promise<string> {
  const { imports } = await use(networkImportsView).page({ page: 0, size: MOST_LISTED })
  const open = imports.filter(
    ({ row }) => row.undoneAt === null && clock() < undoEnd(row.importedAt.getTime()),
  )
  for (const one of open) print(describeImport(one))
  return open.length > 0 ? `Say which: ${USAGE}` : 'No import of the last seven days can be undone.'
}

const describeImport = ({ row, importedBy }: ShownNetworkImport): string =>
  `${row.key}  ${row.importedAt.toISOString()}  ${row.fileName}, ${importedBy ?? 'by command'}: ${describeCounts(row.counts)}`

async function undo(
  sql: Sql,
  use: Use,
  { importKey, print }: { importKey: number; print: (line: string) => void },
): Promise<string> {
  const undone = await undoMarkets(use, {
    importKey,
    undoneBy: null,
    fingerprint: undefined,
    now: clock(),
  })
  if (!undone.ok) {
    const { reason } = undone
    throw new StartError(
      reason === 'not-found' ? `There is no import ${importKey}.` : reasonTexts[reason],
    )
  }
  const { plan, markets } = undone.value
  for (const line of linesOf(plan)) print(line)
  await record(sql, {
    requestId: 'command',
    personKey: null,
    operation: 'undo-network-import',
    outcome: 'done',
    event: 'network.import-undone',
    about: markets.map((key) => ({ kind: 'market', key })),
    details: { import: importKey, ...countUndo(plan) },
    path: ROOT_PATH,
  })
  return describeUndoCounts(countUndo(plan))
}

const linesOf = ({ removed, changed, stays }: NetworkUndo): string[] => [
  ...removed.map(describeRemoved),
  ...changed.map(describeChanged),
  ...stays.map(describeStaying),
]

function readArguments(argv: readonly string[]): {
  importKey: number | undefined
  isTrial: boolean
} {
  try {
    const options = { trial: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
    const [number, ...more] = positionals
    const isListing = number === undefined && !values.trial
    if (isListing) return { importKey: undefined, isTrial: false }
    if (/^[1-9]\d{0,8}$/.test(number ?? '') && more.length === 0) {
      return { importKey: Number(number), isTrial: values.trial }
    }
  } catch {
    // An unknown flag: said below like all else.
  }
  throw new StartError(`Say it like this: ${USAGE}`)
}
