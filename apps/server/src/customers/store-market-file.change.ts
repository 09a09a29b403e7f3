import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { MarketRow } from '../markets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { marketFilesStore } from './market-files.store.ts'
import { servedFilesStore } from './served-files.store.ts'
import type { MarketFile } from './write-market-file.gateway.ts'

/** So much of a file is in memory at once, here and where it is fetched. */
const PART_BYTES = 1_048_576

interface Publication {
  market: Pick<MarketRow, 'key' | 'path'>
  /** The checksum of the file that was served until now: counts that have begun still read it. */
  replaced: string
}

/** In the transaction that publishes it: a file that is served can be fetched by every program. */
export async function storeMarketFile(
  use: Use,
  { path, checksum }: Pick<MarketFile, 'path' | 'checksum'>,
  { market, replaced }: Publication,
): Promise<void> {
  const files = use(marketFilesStore)
  const file = { marketKey: market.key, checksum }
  // On most days a market's file is, to the last byte, that of the day before.
  if (!(await files.isWhole(file))) {
    const { size } = await stat(path)
    const parts = Math.ceil(size / PART_BYTES)
    for (let at = 0; at < parts; at += 1) {
      await files.add(file, market.path, at, { parts, content: await readPart(path, at) })
    }
  }
  await use(servedFilesStore).removeOthers(market.key, [checksum, replaced])
}

const readPart = (path: string, at: number): Promise<Buffer> =>
  buffer(createReadStream(path, { start: at * PART_BYTES, end: (at + 1) * PART_BYTES - 1 }))
