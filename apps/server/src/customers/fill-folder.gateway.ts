import { statSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { InOwnTransaction } from '../platform/listeners.ts'
import { columnsFolderOf, columnsPathOf, type ColumnsFiles } from './columns-files.gateway.ts'
import type { FetchFile } from './fetch-market-file.gateway.ts'
import { marketVersionsStore, type MarketVersionRow } from './market-versions.store.ts'
import { fileOf } from './publish-market.change.ts'

type Note = (details: object, message: string) => void

export interface FolderOf {
  folder: string
  inOwn: InOwnTransaction
  clock: () => number
  log: { info: Note; warn: Note; error: Note }
  /** Undefined: another engine counts, and files are fetched by no one. */
  columns: ColumnsFiles | undefined
}

/** Longer than any request reads a file. */
const GRACE_MILLISECONDS = 3_600_000

/** Fetches what is missing and makes what is counted, so that no count has to wait; deletes what is of no use. */
export async function fillFolder(
  { folder, inOwn, clock, log, columns }: FolderOf,
  fetch: FetchFile,
  signal: AbortSignal,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const versions = await inOwn((use) => use(marketVersionsStore).findAll())
  // First of all: it may make the room that the others need.
  await sweep(folder, versions, clock())
  if (!columns) return
  let missing = 0
  for (const { marketKey, version, checksum, households: rows } of versions) {
    if (signal.aborted) return
    if (version === 0) continue
    const file = { path: fileOf(folder, marketKey, version), checksum, rows }
    if (await columns.make(marketKey, file)) continue
    const isFetched = await fetch(marketKey, file)
    if (!isFetched || !(await columns.make(marketKey, file))) missing += 1
  }
  if (missing > 0) log.warn({ markets: missing }, 'files of customers are neither here nor stored')
}

/** Deletes files that no market points to, once no reader can have them open; also what a crash has left. */
async function sweep(
  folder: string,
  versions: readonly MarketVersionRow[],
  now: number,
): Promise<void> {
  const published = versions.map((one) => fileOf(folder, one.marketKey, one.version))
  const inUse = new Set([...published, ...published.map(columnsPathOf)])
  const publishedAt = new Map(versions.map((one) => [String(one.marketKey), one.publishedAt]))
  const columnsFolder = columnsFolderOf(folder)
  const names = await readdir(folder)
  // It may be deleted as a whole at any time.
  const ofColumns = await readdir(columnsFolder).catch(() => [])
  const all = [...names, ...ofColumns.map((name) => join(basename(columnsFolder), name))]
  for (const name of all) {
    const file = join(folder, name)
    if (!/\.(parquet|columns|unfinished)$/.test(name) || inUse.has(file)) continue
    // A file that was served until a moment ago may be weeks old.
    const [, marketKey = ''] = /^(\d+)\.\d+\.(parquet|columns)$/.exec(basename(name)) ?? []
    const replacedAt = publishedAt.get(marketKey)?.getTime() ?? 0
    // Undefined: another job has given it its final name, or deleted it.
    const found = statSync(file, { throwIfNoEntry: false })
    if (!found) continue
    const isOld = now - Math.max(found.mtimeMs, replacedAt) > GRACE_MILLISECONDS
    if (isOld) await rm(file, { force: true })
  }
}
