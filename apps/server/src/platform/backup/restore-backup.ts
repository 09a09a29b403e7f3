import { DatabaseError, type Client } from 'pg'
import { forgetTransactions } from '../audit/index.ts'
import { StartError } from '../settings/index.ts'
import { damaged, Header, HEADER, Manifest, MANIFEST, parseEntry, readArchive } from './archive.ts'
import { bareTables } from './bare-tables.ts'
import { copyIn, isDatabaseAway, isStorageFull, migrate } from '../sql/index.ts'
import { rowsOf, type BackupSize } from './make-backup.ts'
import { holdBack } from './restore-guard.ts'
import {
  columnList,
  connectToAll,
  explain,
  fingerprint,
  lastMigration,
  listSequences,
  listTables,
} from './tables.ts'
import { assertOwner } from './table-owner.ts'
import type { TarEntry } from './tar.ts'

export interface RestoreOptions {
  /** Throws away what the database holds. */
  isReplacing: boolean
  /** Everything is done and compared, and taken back. */
  isTrial?: boolean
}

/** Puts a backup back, all of it or nothing, and lets nothing be sent until a person says so. */
export async function restoreBackup(
  ownerUrl: string,
  file: string,
  { isReplacing, isTrial = false }: RestoreOptions,
): Promise<BackupSize> {
  const entries = readArchive(file)
  const header = parseEntry((await entries.next()).value, HEADER, Header)
  const client = await connectToAll(ownerUrl)
  try {
    await assertOwner(client)
    await migrate(ownerUrl)
    await client.query('BEGIN')
    await assertFits(client, header)
    await assertAlone(client)
    const dress = await bareTables(client)
    if (!isReplacing) await assertEmpty(client, header)
    const size = await load(client, header, entries)
    await dress()
    await client.query(isTrial ? 'ROLLBACK' : 'COMMIT')
    if (isTrial) return size
    // Without fresh statistics the first questions would be slow.
    await client.query('ANALYZE')
    return size
  } catch (error) {
    throw explain(error)
  } finally {
    await entries.return(undefined)
    await client.end()
  }
}

async function assertFits(client: Client, header: Header): Promise<void> {
  const isSame = header.migration === (await lastMigration(client))
  const tables = JSON.stringify(await listTables(client))
  if (isSame && tables === JSON.stringify(header.tables)) return
  throw new StartError(
    `This backup of ${header.madeAt} was made by another version of the program: restore it with that version, then start this one.`,
  )
}

async function assertAlone(client: Client): Promise<void> {
  const { rowCount } = await client.query(`
    SELECT FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'marquee'`)
  if (rowCount) throw new StartError('The program is running: stop it before you restore a backup.')
}

async function assertEmpty(client: Client, { tables }: Header): Promise<void> {
  for (const { name } of tables) {
    const { rowCount } = await client.query(`SELECT FROM ${name} LIMIT 1`)
    if (!rowCount) continue
    throw new StartError(
      `The database holds data already (in ${name}): restore into an empty one, or add --replace to throw it away.`,
    )
  }
}

async function load(
  client: Client,
  header: Header,
  entries: AsyncGenerator<TarEntry>,
): Promise<BackupSize> {
  await client.query(`TRUNCATE ${header.tables.map(({ name }) => name).join(', ')}`)
  const next = { entry: (await entries.next()).value as TarEntry | undefined }
  for (const [index, table] of header.tables.entries()) {
    const parts = partsOf(rowsOf(index), next, entries)
    await fill(client, table, parts)
  }
  const manifest = parseEntry(next.entry, MANIFEST, Manifest)
  await assertNamesOf(client, header, manifest)
  await assertEqual(client, manifest)
  for (const { name, last, isUsed } of manifest.sequences) {
    await client.query('SELECT setval($1, $2, $3)', [name, last, isUsed])
  }
  await holdBack(client)
  await forgetTransactions(client)
  const rows = manifest.tables.reduce((sum, table) => sum + Number(table.rows), 0)
  return { tables: manifest.tables.length, rows }
}

/** The text of the database's own error would quote the row that it cannot read. */
async function fill(
  client: Client,
  table: Header['tables'][number],
  parts: AsyncGenerator<Buffer>,
): Promise<void> {
  try {
    await copyIn(client, `COPY ${table.name} (${columnList(table)}) FROM STDIN`, parts)
  } catch (error) {
    if (!(error instanceof DatabaseError) || isOfTheServer(error)) throw error
    throw damaged(`a row of ${table.name} cannot be read`)
  }
}

const isOfTheServer = (error: DatabaseError) => isStorageFull(error) || isDatabaseAway(error)

/** Names go into statements as they are, so that only those are taken which the database itself has. */
async function assertNamesOf(client: Client, header: Header, manifest: Manifest): Promise<void> {
  const sequences = new Set((await listSequences(client)).map(({ name }) => name))
  const tables = new Set(header.tables.map(({ name }) => name))
  const isKnown =
    manifest.tables.length === tables.size &&
    manifest.tables.every(({ name }) => tables.has(name)) &&
    manifest.sequences.every(({ name }) => sequences.has(name))
  if (!isKnown) throw damaged('its list of tables is not its own')
}

/** The parts of one table; the entries after them stay for the next reader. */
async function* partsOf(
  prefix: string,
  next: { entry: TarEntry | undefined },
  entries: AsyncGenerator<TarEntry>,
): AsyncGenerator<Buffer> {
  for (;;) {
    if (!next.entry?.name.startsWith(prefix)) return
    yield next.entry.content
    next.entry = (await entries.next()).value as TarEntry | undefined
  }
}

async function assertEqual(client: Client, manifest: Manifest): Promise<void> {
  for (const table of manifest.tables) {
    const found = await fingerprint(client, table.name)
    if (found.rows === table.rows && found.fingerprint === table.fingerprint) continue
    throw damaged(
      `${table.name} has ${found.rows} rows that differ from the ${table.rows} that were saved`,
    )
  }
}
