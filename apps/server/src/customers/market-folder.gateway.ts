import { fewAtOnce } from '../platform/few-at-once.ts'
import { jobsQueue } from '../platform/jobs/index.ts'
import { isDatabaseAway, isStorageFull, isTorn } from '../platform/sql/index.ts'
import {
  fetchMarketFile,
  NotThatFile,
  type FetchFile,
  type FileToFetch,
} from './fetch-market-file.gateway.ts'
import { fillFolder, type FolderOf } from './fill-folder.gateway.ts'
import { PUBLISH_MARKET } from './look-after-customers.job.ts'
import { marketFilesStore } from './market-files.store.ts'
import { marketVersionsStore } from './market-versions.store.ts'
import { usableFolder } from './usable-folder.gateway.ts'
import { checksumOf } from './write-market-file.gateway.ts'

export interface MarketFolder {
  fetch: FetchFile
  /** Fetches what other programs have published, and deletes what no market points to any more. */
  fill: (signal: AbortSignal) => Promise<void>
  /** Did the last fetch fail by what every further one would fail by? */
  cannotFetch: () => boolean
  /** Why this program is not ready to count, whatever the market. */
  problem: () => Promise<string | undefined>
}

/** What is fetched ahead comes one after the other, so that a question that waits finds a place. */
const FETCHED_AT_ONCE = { most: 3, waiting: Infinity }

/** The folder in which a program has the files that it counts; others may share it. */
export function marketFolder(on: FolderOf): MarketFolder {
  const inTurn = fewAtOnce(FETCHED_AT_ONCE)
  const fetching = new Map<string, Promise<boolean>>()
  const isUsable = usableFolder(on.folder, on.clock)
  let hasFailed = false
  let failures = 0
  const fetchOne = async (marketKey: number, file: FileToFetch) => {
    try {
      const isFetched = await fetched(on, marketKey, file)
      if (isFetched) hasFailed = false
      return isFetched
    } catch (error) {
      on.log.error({ err: error, marketKey }, 'a file of customers cannot be fetched')
      if (isOfAll(error)) {
        hasFailed = true
        failures += 1
      }
      // These two have answers of their own; for anything else the market is closed.
      if (isDatabaseAway(error as Error) || isStorageFull(error as Error)) throw error
      return false
    }
  }
  const fetch: FetchFile = (marketKey, file) => {
    const name = `${file.path} ${file.checksum}`
    const running =
      fetching.get(name) ??
      inTurn(() => fetchOne(marketKey, file))
        .then((turn) => turn.ok && turn.value)
        .finally(() => fetching.delete(name))
    fetching.set(name, running)
    return running
  }
  return {
    fetch,
    cannotFetch: () => hasFailed,
    async fill(signal) {
      const before = failures
      await fillFolder(on, fetch, signal)
      if (failures === before) hasFailed = false
    },
    async problem() {
      if (!(await isUsable())) return 'audience folder cannot be used'
      return hasFailed ? 'audience files cannot be fetched' : undefined
    },
  }
}

/** What stands in the way of one file, as a folder of its name, is no reason why others should fail. */
const isOfAll = (error: unknown) =>
  !isDatabaseAway(error as Error) && (error as NodeJS.ErrnoException).code !== 'EISDIR'

async function fetched(
  { inOwn, log }: FolderOf,
  marketKey: number,
  file: FileToFetch,
): Promise<boolean> {
  // Another question may have fetched it meanwhile, or another program that shares the folder.
  if ((await checksumOf(file.path).catch(() => undefined)) === file.checksum) return true
  const stored = { marketKey, checksum: file.checksum }
  try {
    // Each part in a transaction of its own: none is open while the disk takes its time.
    await fetchMarketFile(file, (at) => inOwn((use) => use(marketFilesStore).find(stored, at)))
    log.info({ marketKey }, 'a file of customers was fetched')
    return true
  } catch (error) {
    if (!(error instanceof NotThatFile) && !isTorn(error as Error)) throw error
    const isMissing = error instanceof NotThatFile && error.what === 'missing'
    if (isMissing) return false
    log.error({ err: error, marketKey }, 'a file of customers is damaged in the database')
    await publishInstead({ inOwn }, stored)
    return false
  }
}

/** What is damaged is removed, so that every program knows, and published again if it is still served. */
const publishInstead = (
  { inOwn }: Pick<FolderOf, 'inOwn'>,
  stored: { marketKey: number; checksum: string },
): Promise<void> =>
  inOwn(async (use) => {
    await use(marketFilesStore).remove(stored)
    const served = await use(marketVersionsStore).find(stored.marketKey)
    if (served?.checksum !== stored.checksum) return
    await use(jobsQueue).request(PUBLISH_MARKET, [stored.marketKey])
  })
