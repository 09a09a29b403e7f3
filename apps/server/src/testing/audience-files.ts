import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CountedHousehold } from '@marquee/rules/customers'
import type { MarketFile } from '../customers/index.ts'
import { writeMarketFile } from '../customers/testing/index.ts'
import type { Duckdb } from '../platform/duckdb/index.ts'

export interface WrittenMarkets {
  files: ReadonlyMap<number, MarketFile>
  remove: () => Promise<void>
}

/** Each market's households in a file, in a folder of their own. */
export async function writeMarkets(
  duckdb: Duckdb,
  markets: ReadonlyMap<number, readonly CountedHousehold[]>,
): Promise<WrittenMarkets> {
  const folder = await mkdtemp(join(tmpdir(), 'audience-'))
  const files = new Map<number, MarketFile>()
  for (const [marketKey, households] of markets) {
    const path = join(folder, `${marketKey}.parquet`)
    files.set(marketKey, await writeMarketFile(duckdb, path, households))
  }
  return { files, remove: () => rm(folder, { recursive: true }) }
}
