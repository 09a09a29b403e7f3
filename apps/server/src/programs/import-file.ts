import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT_PATH } from '@marquee/rules/access'
import type { Result } from '@marquee/rules/result'
import { marketsStore } from '../markets/index.ts'
import { record, type AuditEntry } from '../platform/audit/index.ts'
import { logging } from '../platform/http/index.ts'
import { readSettings, StartError } from '../platform/settings/index.ts'
import { asOwner, type Use } from '../platform/sql/index.ts'
import { reasonTexts } from '../wiring.ts'
import { migratedDatabase } from './open-database.ts'

type Reason = keyof typeof reasonTexts

/** What a file would change. */
export interface FileFindings {
  ignored: readonly string[]
  /** Each difference in a line. */
  lines: readonly string[]
  /** All of them in one line: "3 new, 2 changed". */
  counts: string
  allowed: Result<true, Reason>
  /** Writes it, and answers with what the audit log records. */
  apply: () => Promise<Pick<AuditEntry, 'about' | 'details'>>
}

/** How one kind of file is imported. */
export interface FileImport {
  usage: string
  operation: AuditEntry['operation']
  event: AuditEntry['event']
  /** From now on nothing else changes what the file is about. */
  lock: (use: Use) => Promise<void>
  compare: (use: Use, bytes: Buffer, fileName: string) => Promise<Result<FileFindings, Reason>>
}

interface Command {
  argv: readonly string[]
  env: NodeJS.ProcessEnv
  print: (line: string) => void
}

/**
 * Imports a file, whole or not at all, and prints what differs and which lines are refused; with --trial
 * nothing is changed. Beside the running program, or without it.
 */
export async function importFile(kind: FileImport, { argv, env, print }: Command): Promise<string> {
  const { file, isTrial } = readArguments(argv, kind.usage)
  const bytes = await readFile(file)
  const database = await migratedDatabase(readSettings(env), logging('warn'))
  try {
    return await asOwner(database.ownerUrl, async (sql) => {
      const use: Use = (store) => store(sql, ROOT_PATH)
      await use(marketsStore).plantRoot()
      await kind.lock(use)
      const compared = await kind.compare(use, bytes, basename(file))
      if (!compared.ok) throw new StartError(reasonTexts[compared.reason])
      const { ignored, lines, counts, allowed, apply } = compared.value
      if (ignored.length > 0) print(`These columns are not read: ${ignored.join(', ')}`)
      for (const line of lines) print(line)
      if (!allowed.ok) throw new StartError(`${counts}. ${reasonTexts[allowed.reason]}`)
      if (isTrial) return `A trial: ${counts}. Nothing was changed.`
      const entry = await apply()
      const { operation, event } = kind
      await record(sql, {
        requestId: 'command',
        personKey: null,
        operation,
        outcome: 'done',
        event,
        about: entry.about ?? [],
        details: entry.details,
        path: ROOT_PATH,
      })
      return `Imported: ${counts}.`
    })
  } finally {
    await database.stop()
  }
}

function readArguments(argv: readonly string[], usage: string): { file: string; isTrial: boolean } {
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
  throw new StartError(`Say it like this: ${usage}`)
}
