import { marketsStore } from '../markets/index.ts'
import { jobsQueue, type Job } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { customerImportsStore } from './customer-imports.store.ts'
import { customersHoldStore } from './customers-hold.store.ts'
import { householdsStore } from './households.store.ts'
import { servedFilesStore } from './served-files.store.ts'
import { marketVersionsStore, type MarketVersionRow } from './market-versions.store.ts'
import { isOfToday } from './outdated-files.load.ts'
import { rejectedRowsStore } from './rejected-rows.store.ts'
import { publishMarket, TIDY_CUSTOMERS, type Publishing } from './publish-market.change.ts'

export const PUBLISH_MARKET = 'publish market'
export const LOOK_AFTER_CUSTOMERS = 'look after customers'

const EVERY_SECONDS = 600
/** Longer than any request counts. */
const READ_FOR_SECONDS = 600
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

/**
 * Sees every few minutes that each market's file is of this day, and in the database. In folders it is not looked
 * for: each program fetches what its own is missing.
 */
export const lookAfterCustomers = (on: Publishing): Job => ({
  kind: LOOK_AFTER_CUSTOMERS,
  async run({ inOwn, now }) {
    await inOwn(async (use) => {
      await use(jobsQueue).request(PUBLISH_MARKET, await outdated(use, now))
      await use(servedFilesStore).removeReplaced(READ_FOR_SECONDS)
      for (const key of await use(customerImportsStore).forgotten(FORGOTTEN_DAYS)) {
        await use(customerImportsStore).end(key, 'CANCELLED')
      }
      await use(rejectedRowsStore).forget(FORGOTTEN_DAYS)
      // Also what was stored for orders that are over by now.
      await use(jobsQueue).request(TIDY_CUSTOMERS, await use(householdsStore).withUnused())
      await use(jobsQueue).request(LOOK_AFTER_CUSTOMERS, [0], EVERY_SECONDS)
    })
    const { copies } = on
    if (!copies) return
    const versions = await inOwn((use) => use(marketVersionsStore).findAll())
    // Without a transaction: other servers may take their time.
    const uncopied = await copies.missing(checksumsOf(versions))
    await inOwn((use) => use(jobsQueue).request(PUBLISH_MARKET, uncopied))
    await copies.tidy(checksumsOf(versions))
  },
})

async function outdated(use: Use, now: number): Promise<number[]> {
  const versions = await use(marketVersionsStore).findAll()
  const markets = await use(marketsStore).findAll(versions.map(({ marketKey }) => marketKey))
  const zones = new Map(markets.map(({ key, timeZone }) => [key, timeZone]))
  const whole = await use(servedFilesStore).wholeMarkets()
  const isFine = ({ marketKey, asOf }: MarketVersionRow) =>
    isOfToday(asOf, zones.get(marketKey) ?? 'UTC', now) && whole.has(marketKey)
  return versions.filter((one) => !isFine(one)).map(({ marketKey }) => marketKey)
}

const checksumsOf = (versions: readonly MarketVersionRow[]) =>
  new Map(versions.map(({ marketKey, checksum }) => [marketKey, { checksum }]))
