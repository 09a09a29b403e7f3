import type { CountedHousehold } from '@marquee/rules/customers'
import { clickhouseCopies, type Clickhouse } from '../audience/index.ts'
import type { MarketFile } from '../customers/index.ts'

/** Each market's households at a cluster, as the versions that the files name. */
export async function copyMarkets(
  clickhouse: Clickhouse,
  markets: ReadonlyMap<number, readonly CountedHousehold[]>,
  checksumOf: (marketKey: number) => string,
): Promise<ReadonlyMap<number, MarketFile>> {
  const copies = clickhouseCopies(clickhouse)
  const files = new Map<number, MarketFile>()
  for (const [marketKey, households] of markets) {
    const checksum = checksumOf(marketKey)
    const copy = await copies.begin(marketKey)
    for (const household of households) await copy.add(household)
    await copy.end(checksum)
    files.set(marketKey, { path: '', checksum, rows: households.length })
  }
  return files
}
