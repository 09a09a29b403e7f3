import type { CalendarDate } from '@marquee/rules/calendar'
import {
  kindOfChange,
  NETWORK_LEVELS,
  type AddedMarket,
  type ChangedMarket,
  type MarketDetails,
} from '@marquee/rules/network'
import { networkStore, type ChangedColumns, type NewMarket } from '../markets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { Compared } from './compare-file.load.ts'
import { bringAlongLater } from './bring-along.job.ts'
import { ROOT } from './stored-network.load.ts'

type Place = NewMarket['parent']

type Change = Omit<ChangedMarket, 'line'>

/** Where each market lies, by its brand and number. */
class Places {
  readonly #known = new Map<string, Place>()

  constructor(stored: Compared['stored']) {
    for (const { key, path, ...market } of stored) this.set(market, { key, path })
  }

  at = (brand: string, sourceId: string | null): Place =>
    this.#known.get(`${brand} ${sourceId}`) ?? ROOT

  set({ brand, sourceId }: { brand: string; sourceId: string }, place: Place): void {
    this.#known.set(`${brand} ${sourceId}`, place)
  }
}

/**
 * Writes what a comparison found: new markets from the top down, then what changed. Nothing else is touched.
 * Answers with the keys of all of them.
 */
export async function applyNetwork(
  use: Use,
  { differences: { added, changed }, stored }: Pick<Compared, 'differences' | 'stored'>,
  today: CalendarDate,
): Promise<number[]> {
  const places = new Places(stored)
  for (const level of NETWORK_LEVELS) {
    const ofLevel = added.filter((market) => market.level === level)
    const rows = ofLevel.map((market) => newMarket(market, places.at(market.brand, market.parent)))
    const created = await use(networkStore).add(rows, today)
    for (const [at, market] of ofLevel.entries()) {
      const place = created[at] as Place
      places.set(market, place)
      if (level === 'NATIONAL') await addBrand(use, market, place)
    }
  }
  await applyChanges(use, changed, places, today)
  const addedKeys = added.map(({ brand, sourceId }) => places.at(brand, sourceId).key)
  return [...addedKeys, ...changed.map(({ market }) => market.key)]
}

/** The same of changes alone. */
export const changeMarkets = (
  use: Use,
  changed: readonly Change[],
  stored: Compared['stored'],
  today: CalendarDate,
): Promise<void> => applyChanges(use, changed, new Places(stored), today)

async function applyChanges(
  use: Use,
  changed: readonly Change[],
  places: Places,
  today: CalendarDate,
): Promise<void> {
  for (const each of changed) await applyChange(use, each, places, today)
  const moved = changed.filter((each) => kindOfChange(each) === 'MOVED')
  await bringAlongLater(
    use,
    moved.map(({ market }) => market.key),
  )
}

/** The market of a brand bears its name and says what it is. */
const nationalName = (brand: string): string => `${brand} National`

function newMarket({ level, sourceId, brand, details }: AddedMarket, parent: Place): NewMarket {
  const { couponSource: _, isSecondBrand: __, name, ...columns } = details
  return {
    ...columns,
    parent,
    type: level,
    sourceId,
    hierarchyId: brand,
    name: level === 'NATIONAL' ? nationalName(name) : name,
  }
}

async function addBrand(use: Use, { brand, details }: AddedMarket, place: Place): Promise<void> {
  const { name, couponSource, isSecondBrand } = details
  await use(networkStore).addBrand({
    id: brand,
    name,
    tenant: brand,
    couponSource: couponSource ?? brand,
    isSecondBrand,
    marketKey: place.key,
    path: place.path,
  })
}

async function applyChange(
  use: Use,
  { market, changes }: Change,
  places: Places,
  today: CalendarDate,
): Promise<void> {
  const { key, brand, level } = market
  const after: Partial<MarketDetails> = Object.fromEntries(
    changes
      .filter(({ field }) => field !== 'parent')
      .map(({ field, after: value }) => [field, value]),
  )
  const { couponSource, isSecondBrand, name, ...rest } = after
  const columns: ChangedColumns = rest
  if (name !== undefined) columns.name = level === 'NATIONAL' ? nationalName(name) : name
  await use(networkStore).change(key, columns)
  if (level === 'NATIONAL') {
    await use(networkStore).changeBrand(brand, {
      ...(name !== undefined && { name }),
      ...(couponSource && { couponSource }),
      ...(isSecondBrand !== undefined && { isSecondBrand }),
    })
  }
  const moved = changes.find(({ field }) => field === 'parent')
  if (moved) {
    const parent = places.at(brand, moved.after as string)
    await use(networkStore).move(key, parent.key, today)
  }
}
