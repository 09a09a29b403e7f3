import { access, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { todayIn } from '@marquee/rules/calendar'
import { marketsStore } from '../markets/index.ts'
import { jobsQueue, type Job } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { customerImportsStore } from './customer-imports.store.ts'
import { customersHoldStore } from './customers-hold.store.ts'
import { householdsStore } from './households.store.ts'
import { marketVersionsStore, type MarketVersionRow } from './market-versions.store.ts'
import { rejectedRowsStore } from './rejected-rows.store.ts'
import { fileOf, publishMarket, TIDY_CUSTOMERS, type Publishing } from './publish-market.change.ts'

export const PUBLISH_MARKET = 'publish market'
export const LOOK_AFTER_CUSTOMERS = 'look after customers'

const EVERY_SECONDS = 600
/** Longer than any request reads a file. */
const GRACE_MILLISECONDS = 3_600_000
const FORGOTTEN_DAYS = 7

/** Computes a market's file again: for a new day, for a suppression, for a file that is lost. */
export const republish = (on: Publishing): Job => ({
  kind: PUBLISH_MARKET,
  run: ({ subject: marketKey, inOwn, now }) =>
    inOwn((use) => publishMarket(use, on, { marketKey, now })),
})

export const tidyCustomers = ({ ordered }: Publishing): Job => ({
  kind: TIDY_CUSTOMERS,
  run: ({ subject, inOwn }) =>
    inOwn(async (use) => {
      const market = await use(marketsStore).find(subject)
      if (!market) return
      await use(customersHoldStore).toDelete(market.key)
      await use(householdsStore).dropUnused(market.key, await ordered(use, market))
    }),
})

/** Sees every few minutes that each market's file is there and of this day, and takes old ones away. */
export const lookAfterCustomers = (on: Publishing): Job => ({
  kind: LOOK_AFTER_CUSTOMERS,
  async run({ inOwn, now }) {
    await mkdir(on.folder, { recursive: true })
    await inOwn(async (use) => {
      await use(jobsQueue).request(PUBLISH_MARKET, await outdated(use, on, now))
      for (const key of await use(customerImportsStore).forgotten(FORGOTTEN_DAYS)) {
        await use(customerImportsStore).end(key, 'CANCELLED')
      }
      await use(rejectedRowsStore).forget(FORGOTTEN_DAYS)
      // Also what was stored for orders that are over by now.
      await use(jobsQueue).request(TIDY_CUSTOMERS, await use(householdsStore).withUnused())
      await use(jobsQueue).request(LOOK_AFTER_CUSTOMERS, [0], EVERY_SECONDS)
    })
    const versions = await inOwn((use) => use(marketVersionsStore).findAll())
    await sweep(on.folder, filesOf(versions, on), now)
    const { copies } = on
    if (!copies) return
    // Without a transaction: other servers may take their time.
    const uncopied = await copies.missing(checksumsOf(versions))
    await inOwn((use) => use(jobsQueue).request(PUBLISH_MARKET, uncopied))
    await copies.tidy(checksumsOf(versions))
  },
})

async function outdated(use: Use, { folder }: Publishing, now: number): Promise<number[]> {
  const versions = await use(marketVersionsStore).findAll()
  const markets = await use(marketsStore).findAll(versions.map(({ marketKey }) => marketKey))
  const zones = new Map(markets.map(({ key, timeZone }) => [key, timeZone]))
  const keys: number[] = []
  for (const { marketKey, version, asOf } of versions) {
    const today = todayIn(zones.get(marketKey) ?? 'UTC', now)
    const isThere = asOf === today && (await exists(fileOf(folder, marketKey, version)))
    if (!isThere) keys.push(marketKey)
  }
  return keys
}

const filesOf = (versions: readonly MarketVersionRow[], { folder }: Publishing) =>
  new Set(versions.map(({ marketKey, version }) => fileOf(folder, marketKey, version)))

const checksumsOf = (versions: readonly MarketVersionRow[]) =>
  new Map(versions.map(({ marketKey, checksum }) => [marketKey, { checksum }]))

/** Deletes files that no market points to, once no reader can have them open; also what a crash has left. */
async function sweep(folder: string, inUse: ReadonlySet<string>, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (!/\.(parquet|unfinished)$/.test(name) || inUse.has(file)) continue
    const { mtimeMs } = await stat(file)
    if (now - mtimeMs > GRACE_MILLISECONDS) await rm(file, { force: true })
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
