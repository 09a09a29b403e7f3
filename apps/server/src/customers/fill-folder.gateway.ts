import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { InOwnTransaction } from '../platform/listeners.ts'
import type { FetchFile } from './fetch-market-file.gateway.ts'
import { marketVersionsStore, type MarketVersionRow } from './market-versions.store.ts'
import { fileOf } from './publish-market.change.ts'

type Note = (details: object, message: string) => void

export interface FolderOf {
  folder: string
  inOwn: InOwnTransaction
  clock: () => number
  log: { info: Note; warn: Note; error: Note }
  /** False: another engine counts, and files are fetched by no one. */
  isCounted: boolean
}

/** Longer than any request reads a file. */
const GRACE_MILLISECONDS = 3_600_000

/** Fetches the files that are missing, so that no count has to wait, and deletes those of no use. */
export async function fillFolder(
  { folder, inOwn, clock, log, isCounted }: FolderOf,
  fetch: FetchFile,
  signal: AbortSignal,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const versions = await inOwn((use) => use(marketVersionsStore).findAll())
  // First of all: it may make the room that the others need.
  await sweep(folder, versions, clock())
  if (!isCounted) return
  const there = new Set(await readdir(folder))
  let missing = 0
  for (const { marketKey, version, checksum } of versions) {
    if (signal.aborted) return
    const path = fileOf(folder, marketKey, version)
    if (version === 0 || there.has(basename(path))) continue
    if (!(await fetch(marketKey, { path, checksum }))) missing += 1
  }
  if (missing > 0) log.warn({ markets: missing }, 'files of customers are neither here nor stored')
}

/** Deletes files that no market points to, once no reader can have them open; also what a crash has left. */
async function sweep(
  folder: string,
  versions: readonly MarketVersionRow[],
  now: number,
): Promise<void> {
  const inUse = new Set(versions.map((one) => fileOf(folder, one.marketKey, one.version)))
  const publishedAt = new Map(versions.map((one) => [String(one.marketKey), one.publishedAt]))
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (!/\.(parquet|unfinished)$/.test(name) || inUse.has(file)) continue
    // A file that was served until a moment ago may be weeks old.
    const replacedAt =
      publishedAt.get(/^(\d+)\.\d+\.parquet$/.exec(name)?.[1] ?? '')?.getTime() ?? 0
    const { mtimeMs } = await stat(file)
    if (now - Math.max(mtimeMs, replacedAt) > GRACE_MILLISECONDS) await rm(file, { force: true })
  }
}
