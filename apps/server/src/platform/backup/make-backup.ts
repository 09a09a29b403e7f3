import type { Client } from 'pg'
import { HEADER, MANIFEST, writeArchive, type ArchiveWriter, type Header } from './archive.ts'
import { copyOut } from '../sql/index.ts'
import {
  columnList,
  connectToAll,
  emptyPrint,
  explain,
  fingerprint,
  lastMigration,
  listSequences,
  listTables,
  tablesLeftOut,
} from './tables.ts'

const PART_SIZE = 4_000_000

export interface BackupSize {
  tables: number
  rows: number
}

/** Writes all rows as they were at one moment into one file, while the program keeps running. */
export async function makeBackup(url: string, file: string, now: Date): Promise<BackupSize> {
  const archive = writeArchive(file, now.getTime() / 1000)
  try {
    const client = await connectToAll(url)
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      const size = await writeAll(client, archive, now)
      await archive.finish()
      return size
    } finally {
      await client.end()
    }
  } catch (error) {
    archive.abandon()
    throw explain(error)
  }
}

async function writeAll(client: Client, archive: ArchiveWriter, now: Date): Promise<BackupSize> {
  const header: Header = {
    format: 'marquee-backup-1',
    madeAt: now.toISOString(),
    migration: await lastMigration(client),
    tables: await listTables(client),
  }
  await archive.add(HEADER, asJson(header))
  const leftOut = await tablesLeftOut(client)
  const fingerprints = []
  for (const [index, table] of header.tables.entries()) {
    if (leftOut.has(table.name)) {
      // A restore empties it, and finds that as it should be.
      fingerprints.push(emptyPrint(table.name))
      continue
    }
    await writeRows(client, archive, index, table)
    fingerprints.push(await fingerprint(client, table.name))
  }
  const sequences = await listSequences(client)
  await archive.add(MANIFEST, asJson({ tables: fingerprints, sequences }))
  const rows = fingerprints.reduce((sum, table) => sum + Number(table.rows), 0)
  return { tables: fingerprints.length, rows }
}

async function writeRows(
  client: Client,
  archive: ArchiveWriter,
  index: number,
  table: Header['tables'][number],
): Promise<void> {
  let part = 0
  const text = `COPY ${table.name} (${columnList(table)}) TO STDOUT`
  await copyOut(client, text, PART_SIZE, async (rows) => {
    part += 1
    await archive.add(`${rowsOf(index)}${String(part).padStart(6, '0')}`, rows)
  })
}

/** What the names of a table's parts begin with. */
export const rowsOf = (table: number): string => `rows/${String(table).padStart(4, '0')}/`

const asJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
