import { ROOT_PATH, type MarketPath } from '@marquee/rules/access'
import { todayIn } from '@marquee/rules/calendar'
import {
  changesOfAdded,
  countNetwork,
  DEFAULT_TIME_ZONE,
  type ImportedMarket,
} from '@marquee/rules/network'
import { fileImportsStore } from '../file-imports/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { applyNetwork } from './apply-network.change.ts'
import type { Compared } from './compare-file.load.ts'
import { MARKET_IMPORTS, toStoredMarket } from './market-imports.store.ts'

interface Importing {
  fileName: string
  /** Null: by command. */
  importedBy: number | null
  now: number
}

interface Imported {
  /** The keys of all markets that were added and changed. */
  markets: number[]
  /** Null where nothing differed: there is nothing to undo. */
  importKey: number | null
}

/** Writes what a file says, and notes it, so that it can be undone. */
export async function importMarkets(
  use: Use,
  compared: Pick<Compared, 'differences' | 'stored'>,
  { fileName, importedBy, now }: Importing,
): Promise<Imported> {
  const markets = await applyNetwork(use, compared, todayIn(DEFAULT_TIME_ZONE, now))
  if (markets.length === 0) return { markets, importKey: null }
  const importedAt = new Date(now)
  const importKey = await use(fileImportsStore(MARKET_IMPORTS)).add(
    {
      fileName,
      counts: countNetwork(compared.differences),
      importedBy,
      importedAt,
      path: placeOf(compared),
    },
    changesOf(compared, markets).map(toStoredMarket),
  )
  return { markets, importKey }
}

/** The keys of those that are new come first, in their order. */
const changesOf = (
  { differences: { added, changed } }: Pick<Compared, 'differences'>,
  keys: readonly number[],
): ImportedMarket[] => [
  ...added.map((market, at) => ({
    key: keys[at] as number,
    isNew: true,
    changes: changesOfAdded(market),
  })),
  ...changed.map(({ market, changes }) => ({ key: market.key, isNew: false, changes })),
]

/** The brand that it is about; a new brand, or several of them, are for people who see all of them. */
function placeOf({
  differences: { added, changed },
  stored,
}: Pick<Compared, 'differences' | 'stored'>): MarketPath {
  const [brand, ...others] = new Set(
    [...added, ...changed.map(({ market }) => market)].map((market) => market.brand),
  )
  const own = stored.find((market) => market.level === 'NATIONAL' && market.brand === brand)
  return own && others.length === 0 ? own.path : ROOT_PATH
}
