import { join } from 'node:path'
import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import {
  flagsOfSuppression,
  householdsOf,
  importEffect,
  type CountedHousehold,
  type FreeOn,
  type SegmentMonths,
} from '@marquee/rules/customers'
import { findLocations, zipCodes } from '../maps/index.ts'
import { marketsStore, type MarketRow } from '../markets/index.ts'
import { auditStore } from '../platform/audit/index.ts'
import type { Duckdb } from '../platform/duckdb/index.ts'
import { jobsQueue } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { countableHouseholdsView } from './countable-households.view.ts'
import { customerImportsStore } from './customer-imports.store.ts'
import { householdsStore } from './households.store.ts'
import { knownElsewhereView } from './known-elsewhere.view.ts'
import type { MarketCopies } from './market-copies.gateway.ts'
import { marketVersionsStore, type MarketVersionRow } from './market-versions.store.ts'
import { storeMarketFile } from './store-market-file.change.ts'
import { suppressionsStore } from './suppressions.store.ts'
import { writeMarketFile } from './write-market-file.gateway.ts'

export interface Publishing {
  duckdb: Duckdb
  /** Where the files lie. */
  folder: string
  /** Undefined: the files alone are counted. */
  copies?: MarketCopies | undefined
  months: SegmentMonths
  /** An import by which more of a market's households would go has to be confirmed. */
  mostGonePercent: number
  ordered: OrderedHouseholds
  pressed: PressedPeople
}

/** From which days on the people of a market may get one more piece, by their hash; who always may is not among them. */
export type PressedPeople = (
  use: Use,
  market: { marketKey: number; version: number; path: string; asOf: CalendarDate },
) => Promise<ReadonlyMap<string, FreeOn>>

/**
 * The households of a market that orders name for which something is still to be sent, by their numbers.
 * They are stored for so long, whatever is imported.
 */
export type OrderedHouseholds = (
  use: Use,
  market: Pick<MarketRow, 'key' | 'path'>,
) => Promise<Uint32Array>

export interface ToPublish {
  marketKey: number
  /** Its households take the place of those that stand. */
  importKey?: number
  /** What it replaced takes the place of its households again. */
  undoneKey?: number
  now: number
}

export const TIDY_CUSTOMERS = 'tidy customers'
/** Programs that listen have files to fetch. */
export const MARKET_PUBLISHED = 'market published'

export const fileOf = (folder: string, marketKey: number, version: number): string =>
  join(folder, `${marketKey}.${version}.parquet`)

/** 1.2. of 1.2.3.4.5.: the brand stands right below the root. */
export const brandPathOf = (path: string): string => `${path.split('.').slice(0, 2).join('.')}.`

/** A market's households change over with the files that count them, in one transaction. */
export async function publishMarket(
  use: Use,
  on: Publishing,
  { marketKey, importKey, undoneKey, now }: ToPublish,
): Promise<void> {
  const market = await use(marketsStore).find(marketKey)
  if (!market) return
  await use(marketVersionsStore).lockBrand(market.hierarchyId ?? '')
  await use(countableHouseholdsView).goByIndexes()
  const before = await use(marketVersionsStore).find(marketKey)
  if (importKey !== undefined && !(await takeOver(use, market, importKey, before))) return
  if (undoneKey !== undefined && !(await goBack(use, market, undoneKey))) return
  await use(householdsStore).eraseSuppressed(marketKey, market.path)
  if (!(await use(marketVersionsStore).find(marketKey))) return
  const touched = await writeVersion(use, on, market, now, before?.dataVersion)
  await use(jobsQueue).notify(MARKET_PUBLISHED)
  const key = importKey ?? undoneKey
  if (key === undefined) return
  for (const one of await use(marketsStore).findAll(touched)) await writeVersion(use, on, one, now)
  if (importKey === undefined) await use(customerImportsStore).undone(key)
  else await use(customerImportsStore).end(key, 'PUBLISHED')
  const served = await use(marketVersionsStore).find(marketKey)
  await use(auditStore).record({
    requestId: 'job',
    personKey: null,
    operation: 'publish-market',
    outcome: 'done',
    event: importKey === undefined ? 'customers.restored' : 'customers.published',
    details: { key, marketKey, households: served?.households },
    about: [
      { kind: 'customer-import', key },
      { kind: 'market', key: marketKey },
    ],
    path: market.path,
  })
  await use(jobsQueue).request(TIDY_CUSTOMERS, [marketKey])
}

/** The households of an import serve; false: another program has published it, or a person has canceled it. */
async function takeOver(
  use: Use,
  market: MarketRow,
  importKey: number,
  before: MarketVersionRow | undefined,
): Promise<boolean> {
  const row = await use(customerImportsStore).find(importKey)
  if (row?.state !== 'PUBLISHING') return false
  if (before) {
    const compared = await use(householdsStore).compared(row, before.dataVersion, importKey)
    const effect = importEffect(compared, row.mode)
    await use(customerImportsStore).replaced(row, before.dataVersion, effect)
  }
  await use(marketVersionsStore).serve(market.key, market.path, importKey)
  if (row.mode === 'MERGE' && before) {
    await use(householdsStore).takeAlong(market.key, before.dataVersion, importKey)
  }
  return true
}

/** What an import replaced serves again; false: another program has done it. */
async function goBack(use: Use, market: MarketRow, undoneKey: number): Promise<boolean> {
  const row = await use(customerImportsStore).find(undoneKey)
  if (row?.state !== 'UNDOING' || row.replaced === null) return false
  await use(marketVersionsStore).serve(market.key, market.path, row.replaced)
  return true
}

/** Returns the other markets whose shared customers this version has changed. */
async function writeVersion(
  use: Use,
  on: Publishing,
  market: MarketRow,
  now: number,
  before?: number,
): Promise<readonly number[]> {
  const { key: marketKey, path } = market
  const served = await use(marketVersionsStore).find(marketKey)
  if (!served) return []
  const version = served.version + 1
  const asOf = todayIn(market.timeZone, now)
  const [place] = await findLocations(use, [market])
  const count = householdsOf({
    marketKey,
    today: asOf,
    months: on.months,
    place,
    middleOfZip: zipCodes().middleOfZip,
  })
  const of = { marketKey, version: served.dataVersion, brandPath: brandPathOf(path) }
  const elsewhere = await use(knownElsewhereView).of(of, before)
  const freeOn = await on.pressed(use, { ...of, path, asOf })
  const against = { suppressed: await suppressedAt(use, path), freeOn }
  const copy = await on.copies?.begin(marketKey)
  let last = 0
  async function* counted(): AsyncIterable<CountedHousehold> {
    for await (const row of use(countableHouseholdsView).all(of, elsewhere, against)) {
      last = row.household
      const household = count(row)
      await copy?.add(household)
      yield household
    }
  }
  const file = fileOf(on.folder, marketKey, version)
  const { rows: households, checksum } = await writeMarketFile(on.duckdb, file, counted())
  await copy?.end(checksum)
  await storeMarketFile(use, { path: file, checksum }, { market, replaced: served.checksum })
  await use(marketVersionsStore).numbered(marketKey, last + 1)
  await use(marketVersionsStore).publish({ marketKey, version, households, checksum, asOf })
  return elsewhere.touched
}

async function suppressedAt(use: Use, path: string): Promise<Map<string, number>> {
  const flags = new Map<string, number>()
  for (const { hash, channel, reason } of await use(suppressionsStore).holdingAt(path)) {
    flags.set(hash, (flags.get(hash) ?? 0) | flagsOfSuppression(channel, reason))
  }
  return flags
}
