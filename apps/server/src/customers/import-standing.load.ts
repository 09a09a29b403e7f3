import { mayCancel } from '@marquee/rules/customers'
import { marketsStore } from '../markets/index.ts'
import { jobsQueue } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { customerImportsStore } from './customer-imports.store.ts'
import { PUBLISH_MARKET } from './look-after-customers.job.ts'
import { marketVersionsStore } from './market-versions.store.ts'
import { fileOf, TIDY_CUSTOMERS } from './publish-market.change.ts'
import { checksumOf } from './write-market-file.gateway.ts'

export async function importStanding(use: Use, key: number) {
  const row = await use(customerImportsStore).find(key)
  if (!row) throw new Error(`The import ${key} is gone`)
  const { state, rows, households, incomplete, refused, bytes, bytesRead, problem, confirming } =
    row
  const percent = Math.round((bytesRead / bytes) * 100)
  return {
    state,
    rows,
    households,
    incomplete,
    refused,
    percent,
    confirming,
    reason: problem?.reason,
  }
}

/** What waits for an answer and gets none is over, and nothing of it is left. */
export async function dropImport(use: Use, key: number): Promise<void> {
  const row = await use(customerImportsStore).find(key)
  if (!row || !mayCancel(row.state).ok) return
  await use(customerImportsStore).end(key, 'CANCELLED')
  await use(jobsQueue).request(TIDY_CUSTOMERS, [row.marketKey])
}

/** Markets whose file is damaged or missing; or the named market, whatever the state of its file. */
export async function damagedMarkets(
  use: Use,
  folder: string,
  sourceId: string | undefined,
): Promise<number[] | undefined> {
  const versions = await use(marketVersionsStore).findAll()
  if (sourceId !== undefined) {
    const [market] = await use(marketsStore).bySourceId(sourceId)
    const isKnown = versions.some(({ marketKey }) => marketKey === market?.key)
    return market && isKnown ? [market.key] : undefined
  }
  const damaged: number[] = []
  for (const { marketKey, version, checksum } of versions) {
    const found = await checksumOf(fileOf(folder, marketKey, version)).catch(() => undefined)
    if (found !== checksum) damaged.push(marketKey)
  }
  return damaged
}

export const publishingLeft = (use: Use): Promise<number> => use(jobsQueue).waiting(PUBLISH_MARKET)
