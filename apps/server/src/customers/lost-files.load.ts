import { marketsStore } from '../markets/index.ts'
import type { InOwnTransaction } from '../platform/listeners.ts'
import { servedFilesStore } from './served-files.store.ts'
import type { MarketFolder } from './market-folder.gateway.ts'
import { marketVersionsStore } from './market-versions.store.ts'
import { fileOf } from './publish-market.change.ts'
import { checksumOf } from './write-market-file.gateway.ts'

export interface LostFiles {
  /** How many were in the database, and are in the folder again. */
  fetched: number
  /** The markets that have to be published again. */
  toPublish: readonly number[]
}

interface Looking {
  inOwn: InOwnTransaction
  folder: string
  files: Pick<MarketFolder, 'fetch'>
}

/**
 * Fetches files that are damaged or missing in the folder. With a source ID that market has to be published, whatever
 * the state of its file; undefined: there is no such dealer with customers.
 */
export async function lostFiles(
  { inOwn, folder, files }: Looking,
  sourceId: string | undefined,
): Promise<LostFiles | undefined> {
  const versions = await inOwn((use) => use(marketVersionsStore).findAll())
  if (sourceId !== undefined) {
    const [market] = await inOwn((use) => use(marketsStore).bySourceId(sourceId))
    const isKnown = versions.some(({ marketKey }) => marketKey === market?.key)
    return market && isKnown ? { fetched: 0, toPublish: [market.key] } : undefined
  }
  let fetched = 0
  const toPublish = new Set<number>()
  for (const { marketKey, version, checksum } of versions) {
    const path = fileOf(folder, marketKey, version)
    if ((await checksumOf(path).catch(() => undefined)) === checksum) continue
    if (version > 0 && (await files.fetch(marketKey, { path, checksum }))) fetched += 1
    else toPublish.add(marketKey)
  }
  const whole = await inOwn((use) => use(servedFilesStore).wholeMarkets())
  for (const { marketKey } of versions) if (!whole.has(marketKey)) toPublish.add(marketKey)
  return { fetched, toPublish: [...toPublish] }
}
