import path from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import {
  reachDatabaseServer,
  startDatabaseServer,
  type DatabaseLog,
} from '../database-server/index.ts'
import { commandLine } from '../release/index.ts'
import { readSettings, StartError, type Settings } from '../settings/index.ts'
import { checkBackup } from './check-backup.ts'
import { makeBackup, type BackupSize } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { confirmRestore } from './restore-guard.ts'

/** npm run backup -- FILE: beside the running program, or without it. */
export async function backup(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  now: Date,
): Promise<string> {
  const { file } = readArguments(argv, [], commandLine('backup', 'FILE'))
  const settings = readSettings(env)
  const size = await withDatabase(settings, reachDatabaseServer, (ownerUrl) =>
    makeBackup(settings.backupUrl ?? ownerUrl, path.resolve(file), now),
  )
  return `${describe(size)} are in ${file}. Keep it safe: it holds personal data and keys.`
}

/**
 * npm run restore -- FILE [--replace], and after a look at the restored data: npm run restore --
 * --confirm; beside the running program, npm run restore -- FILE --check.
 */
export async function restore(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { file, flags } = readArguments(argv, ['replace', 'confirm', 'check'], RESTORE)
  const settings = readSettings(env)
  if (flags.has('confirm')) return confirm(settings)
  if (flags.has('check')) return check(settings, file)
  const size = await withDatabase(settings, startDatabaseServer, (url) =>
    restoreBackup(url, path.resolve(file), { isReplacing: flags.has('replace') }),
  )
  return `${describe(size)} are back. Nothing is sent until you have looked at what is planned and run: ${CONFIRM}`
}

const CONFIRM = commandLine('restore', '--confirm')
const RESTORE = `${commandLine('restore', 'FILE [--replace or --check]')}, or ${CONFIRM}`

async function check(settings: Settings, file: string): Promise<string> {
  const size = await withDatabase(settings, reachDatabaseServer, (ownerUrl) =>
    checkBackup(ownerUrl, path.resolve(file), settings.checkUrl),
  )
  return `${file} is whole: ${describe(size)} were restored apart from your data, compared, and taken away again.`
}

/** Where the count of sendings stands outside the database. */
export const guardFile = (dataDir: string): string => path.join(dataDir, 'generation')

async function confirm(settings: Settings): Promise<string> {
  await withDatabase(settings, reachDatabaseServer, async (connectionString) => {
    const client = new Client({ connectionString })
    await client.connect()
    try {
      await confirmRestore(client, guardFile(settings.dataDir))
    } finally {
      await client.end()
    }
  })
  return 'Confirmed: what is planned will be sent again.'
}

async function withDatabase<Value>(
  { database, dataDir }: Settings,
  open: typeof reachDatabaseServer,
  work: (ownerUrl: string) => Promise<Value>,
): Promise<Value> {
  if (database) return work(database.ownerUrl)
  const server = await open({ dataDir, log })
  try {
    return await work(server.ownerUrl)
  } finally {
    await server.stop()
  }
}

const print = (line: string): void => void process.stderr.write(`${line}\n`)
const log: DatabaseLog = { debug() {}, info() {}, warn: print, error: print }

function readArguments(argv: readonly string[], names: readonly string[], usage: string) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }]))
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
    const flags = new Set(Object.keys(values))
    const [file = ''] = positionals
    // Each flag says what to do, so that one of them is enough.
    if (flags.size > 1) throw new StartError(`Say it like this: ${usage}`)
    if (positionals.length === (flags.has('confirm') ? 0 : 1)) return { file, flags }
  } catch {
    // An option that there is none of.
  }
  throw new StartError(`Say it like this: ${usage}`)
}

const describe = ({ tables, rows }: BackupSize): string =>
  `${rows.toLocaleString('en-US')} rows of ${tables} tables`
