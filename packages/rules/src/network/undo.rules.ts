import { mayCarryOut, standingOf } from '../file-imports/index.ts'
import type { Result } from '../result/index.ts'
import { FIRST, type StoredFields } from '../stored/index.ts'
import { ADDRESS } from './compare.rules.ts'
import { LEVEL_ABOVE, NETWORK_LEVELS, type StoredMarket } from './market-details.rules.ts'
import {
  kindOfChange,
  type AddedMarket,
  type ChangedMarket,
  type MarketChange,
  type NetworkCounts,
} from './differences.rules.ts'
import type { StayReason } from './texts.ts'

/** What an import did to one market. A new one was changed in all its fields, from nothing. */
export interface ImportedMarket {
  key: number
  isNew: boolean
  changes: MarketChange[]
}

export const storedMarketChange: StoredFields<MarketChange> = {
  field: FIRST,
  before: FIRST,
  after: FIRST,
}

export const storedCounts: StoredFields<NetworkCounts> = {
  added: FIRST,
  moved: FIRST,
  closed: FIRST,
  reopened: FIRST,
  changed: FIRST,
  unchanged: FIRST,
  absent: FIRST,
  refused: FIRST,
}

/** With what a market was added, as changes from nothing. */
export const changesOfAdded = ({ parent, details }: AddedMarket): MarketChange[] => [
  { field: 'parent', before: null, after: parent },
  ...(Object.keys(details) as (keyof typeof details)[]).map((field): MarketChange => ({
    field,
    before: null,
    after: details[field],
  })),
]

/** Something of an import that stays as it is. */
export interface StayingMarket {
  market: StoredMarket
  /** Undefined: the market as a whole, which was new. */
  field: MarketChange['field'] | undefined
  reason: StayReason
}

export interface NetworkUndo {
  /** New markets that go, from dealers up to brands. */
  removed: StoredMarket[]
  /** What goes back to what it was before the import. */
  changed: Omit<ChangedMarket, 'line'>[]
  stays: StayingMarket[]
}

/** What only the database can say of the markets of an import. */
interface UndoFacts {
  /** What people have made at new markets since. */
  uses: ReadonlyMap<number, StayReason>
  /** Markets that would leave a group by moving back, while a campaign of it is under way. */
  held: ReadonlySet<number>
}

/**
 * What undoing an import would do. Nothing that was done since is lost: a field that was changed since stays,
 * and so does a new market that has something of its own, or that somebody has changed.
 */
export function planUndo(
  imported: readonly ImportedMarket[],
  stored: readonly StoredMarket[],
  facts: UndoFacts,
): NetworkUndo {
  const byKey = new Map(stored.map((market) => [market.key, market]))
  const present = imported.flatMap(({ key, isNew, changes }) => {
    const market = byKey.get(key)
    return market ? [{ market, isNew, changes }] : []
  })
  const places = new Set(stored.map((market) => placeName(market.brand, market.sourceId)))
  const before = present
    .filter(({ isNew }) => !isNew)
    .map((one) => goingBack(one, { isHeld: facts.held.has(one.market.key), places }))
  const changed = before.flatMap(({ market, back }) =>
    back.length > 0 ? [{ market, changes: back }] : [],
  )
  const fresh = present.filter(({ isNew }) => isNew)
  const { removed, stays } = goingAway(fresh, asIfBack(stored, changed), facts.uses)
  return { removed, changed, stays: [...stays, ...before.flatMap((one) => one.stays)] }
}

interface Present {
  market: StoredMarket
  changes: readonly MarketChange[]
}

const placeName = (brand: string, sourceId: string | null) => `${brand} ${sourceId}`

const valueOf = ({ parent, details }: StoredMarket, field: MarketChange['field']) =>
  field === 'parent' ? parent : details[field]

const isAddress = (field: MarketChange['field']) => ADDRESS.some((part) => part === field)

/** Of a market that was there before: what goes back, and what stays. */
function goingBack(
  { market, changes }: Present,
  { isHeld, places }: { isHeld: boolean; places: ReadonlySet<string> },
): Present & { back: MarketChange[]; stays: StayingMarket[] } {
  const standing = (change: MarketChange) => standingOf(change, valueOf(market, change.field))
  const open = changes.filter((change) => standing(change) !== 'BEFORE')
  const isChangedSince = (change: MarketChange) => standing(change) === 'CHANGED'
  // Half of an address from before and half of a later one would be an address that never was.
  const isAddressTaken = open.some((one) => isAddress(one.field) && isChangedSince(one))
  const reasonOf = (change: MarketChange): StayReason | undefined => {
    if (isChangedSince(change)) return 'stays.changed-since'
    if (isAddressTaken && isAddress(change.field)) return 'stays.changed-since'
    if (change.field !== 'parent') return undefined
    if (!places.has(placeName(market.brand, String(change.before)))) return 'stays.parent-gone'
    return isHeld ? 'stays.campaign-open' : undefined
  }
  return {
    market,
    changes,
    back: open
      .filter((change) => reasonOf(change) === undefined)
      .map(({ field, before, after }) => ({ field, before: after, after: before })),
    stays: open.flatMap((change) => {
      const reason = reasonOf(change)
      return reason ? [{ market, field: change.field, reason }] : []
    }),
  }
}

/** The markets as they lie once those that were moved have moved back. */
function asIfBack(
  stored: readonly StoredMarket[],
  changed: NetworkUndo['changed'],
): StoredMarket[] {
  const parents = new Map(
    changed.flatMap(({ market, changes }) =>
      changes
        .filter(({ field }) => field === 'parent')
        .map(({ after }) => [market.key, String(after)] as const),
    ),
  )
  return stored.map((market) => ({ ...market, parent: parents.get(market.key) ?? market.parent }))
}

/** Of the new markets: which go, from dealers up to brands, and which stay. */
function goingAway(
  fresh: readonly Present[],
  lying: readonly StoredMarket[],
  uses: UndoFacts['uses'],
): Pick<NetworkUndo, 'removed' | 'stays'> {
  const removed: StoredMarket[] = []
  const stays: StayingMarket[] = []
  const gone = new Set<number>()
  for (const level of NETWORK_LEVELS.toReversed()) {
    const filled = new Set(
      lying
        .filter((one) => LEVEL_ABOVE[one.level] === level && !gone.has(one.key))
        .map(({ brand, parent }) => placeName(brand, parent)),
    )
    for (const { market, changes } of fresh.filter((one) => one.market.level === level)) {
      const { key, brand, sourceId } = market
      const other = changes.find(({ field, after }) => valueOf(market, field) !== after)
      const use = uses.get(key)
      const isFilled = filled.has(placeName(brand, sourceId))
      if (use) stays.push({ market, field: undefined, reason: use })
      else if (isFilled) stays.push({ market, field: undefined, reason: 'stays.markets' })
      else if (other) stays.push({ market, field: other.field, reason: 'stays.changed-since' })
      else {
        removed.push(market)
        gone.add(key)
      }
    }
  }
  return { removed, stays }
}

/** How much goes and goes back, and how many markets stay as they are, in all or in part. */
export interface UndoCounts extends Pick<
  NetworkCounts,
  'moved' | 'closed' | 'reopened' | 'changed'
> {
  removed: number
  stays: number
}

export function countUndo({ removed, changed, stays }: NetworkUndo): UndoCounts {
  const kinds = changed.map(kindOfChange)
  const times = (kind: (typeof kinds)[number]) => kinds.filter((one) => one === kind).length
  return {
    removed: removed.length,
    moved: times('MOVED'),
    closed: times('CLOSED'),
    reopened: times('REOPENED'),
    changed: times('CHANGED'),
    stays: new Set(stays.map(({ market }) => market.key)).size,
  }
}

/** Is there anything that can go back? */
export const mayUndoMarkets = ({
  removed,
  changed,
}: NetworkUndo): Result<true, 'import.nothing-to-undo'> =>
  mayCarryOut(removed.length + changed.length)
