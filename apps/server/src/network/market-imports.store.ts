import {
  storedCounts,
  storedMarketChange,
  type ImportedMarket,
  type MarketChange,
  type NetworkCounts,
} from '@marquee/rules/network'
import type { ImportedThing, ImportKind } from '../file-imports/index.ts'

/** What is stored of imports of markets. */
export const MARKET_IMPORTS: ImportKind<NetworkCounts, MarketChange> = {
  name: 'MARKETS',
  counts: storedCounts,
  change: storedMarketChange,
}

export const toStoredMarket = ({
  key,
  ...market
}: ImportedMarket): ImportedThing<MarketChange> => ({ ...market, subject: String(key) })

export const toImportedMarket = ({
  subject,
  isNew,
  changes,
}: ImportedThing<MarketChange>): ImportedMarket => ({
  key: Number(subject),
  isNew,
  changes: [...changes],
})
