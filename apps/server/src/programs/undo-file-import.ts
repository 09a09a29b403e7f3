import { parseArgs } from 'node:util'
import { ROOT_PATH } from '@marquee/rules/access'
import { undoEnd } from '@marquee/rules/file-imports'
import type { Result } from '@marquee/rules/result'
import { fileImportsView, type ImportKind, type Undoing } from '../file-imports/index.ts'
import { record, type AuditEntry } from '../platform/audit/index.ts'
import { logging } from '../platform/http/index.ts'
import { readSettings, StartError } from '../platform/settings/index.ts'
import { asOwner, type Sql, type Use } from '../platform/sql/index.ts'
import { clock, reasonTexts } from '../wiring.ts'
import { migratedDatabase } from './open-database.ts'

const MOST_LISTED = 100

interface Done {
  /** What went, went back and stays, each in a line. */
  lines: readonly string[]
  /** All of it in one line: "1 removed, 2 changed back". */
  counts: string
  entry: Pick<AuditEntry, 'about' | 'details'>
}

/** How imports of one kind of file are undone. */
export interface FileUndo<Counts extends object, Change extends object> {
  usage: string
  operation: AuditEntry['operation']
  event: AuditEntry['event']
  kind: ImportKind<Counts, Change>
  describeCounts: (counts: Counts) => string
  undo: (use: Use, on: Undoing) => Promise<Result<Done, 'not-found' | keyof typeof reasonTexts>>
}

interface Command {
  argv: readonly string[]
  env: NodeJS.ProcessEnv
  print: (line: string) => void
}

/** As thrown by a trial: all that was done is rolled back. */
class Tried extends Error {}

/**
 * Undoes an import as the screen does, and prints what goes, what goes back and what stays; with --trial nothing
 * is changed. Without a number it lists the imports that can be undone.
 */
export async function undoFileImport<Counts extends object, Change extends object>(
  undo: FileUndo<Counts, Change>,
  { argv, env, print }: Command,
): Promise<string> {
  const { importKey, isTrial } = readArguments(argv, undo.usage)
  const database = await migratedDatabase(readSettings(env), logging('warn'))
  try {
    return await asOwner(database.ownerUrl, async (sql) => {
      const use: Use = (store) => store(sql, ROOT_PATH)
      if (importKey === undefined) return listImports(use, undo, print)
      const said = await carryOut(sql, undo, { importKey, print })
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

async function listImports<Counts extends object, Change extends object>(
  use: Use,
  { kind, describeCounts, usage }: FileUndo<Counts, Change>,
  print: (line: string) => void,
): Promise<string> {
  const { imports } = await use(fileImportsView(kind)).page({ page: 0, size: MOST_LISTED })
  const open = imports.filter(
    ({ row }) => row.undoneAt === null && clock() < undoEnd(row.importedAt.getTime()),
  )
  for (const { row, importedBy } of open) {
    const by = importedBy ?? 'by command'
    print(
      `${row.key}  ${row.importedAt.toISOString()}  ${row.fileName}, ${by}: ${describeCounts(row.counts)}`,
    )
  }
  return open.length > 0 ? `Say which: ${usage}` : 'No import of the last seven days can be undone.'
}

async function carryOut<Counts extends object, Change extends object>(
  sql: Sql,
  { operation, event, undo }: FileUndo<Counts, Change>,
  { importKey, print }: { importKey: number; print: (line: string) => void },
): Promise<string> {
  const use: Use = (store) => store(sql, ROOT_PATH)
  const on = { importKey, undoneBy: null, fingerprint: undefined, now: clock() }
  const undone = await undo(use, on)
  if (!undone.ok) {
    const { reason } = undone
    throw new StartError(
      reason === 'not-found' ? `There is no import ${importKey}.` : reasonTexts[reason],
    )
  }
  const { lines, counts, entry } = undone.value
  for (const line of lines) print(line)
  await record(sql, {
    requestId: 'command',
    personKey: null,
    operation,
    outcome: 'done',
    event,
    about: entry.about ?? [],
    details: { import: importKey, ...entry.details },
    path: ROOT_PATH,
  })
  return counts
}

function readArguments(
  argv: readonly string[],
  usage: string,
): { importKey: number | undefined; isTrial: boolean } {
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
  throw new StartError(`Say it like this: ${usage}`)
}
