import type {
  AddedGroup,
  ChangedGroup,
  MembershipDifferences,
  MembershipMarket,
} from '@marquee/rules/memberships'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { marketGroupsStore } from '../market-groups/index.ts'
import { marketsStore, metroMarketsStore, type MarketRow } from '../markets/index.ts'
import { inParts } from '../platform/audit/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { AnnouncedRow, AnnounceEach } from '../platform/use-case.ts'

interface Applying {
  use: Use
  announceEach: AnnounceEach
}

/** A new group, and the place of its metro market, which is added and then placed. */
const ROWS_OF_NEW = 3
/** Of a changed group: who joins, who leaves, and who may use it. */
const ENTRIES_OF_CHANGED = 3

/**
 * Writes what a comparison found, and nothing else. Each group has the entries of the audit log that it has by hand:
 * all groups are written before their members, whose many rows would else be what is noted.
 */
export async function applyMemberships(
  { added, changed }: Pick<MembershipDifferences, 'added' | 'changed'>,
  on: Applying,
): Promise<Result<true, 'memberships.changed-meanwhile'>> {
  const places = await placesOf(added, on.use)
  const created: Created[] = []
  for (const some of inParts(added, ROWS_OF_NEW)) {
    const groups = await create(some, places, on)
    if (!groups) return refuse('memberships.changed-meanwhile')
    created.push(...groups)
  }
  // In the same order always, so that two files with the same groups never wait for each other.
  const inOrder = changed.toSorted((a, b) => a.group.key - b.group.key)
  for (const some of inParts(inOrder, ENTRIES_OF_CHANGED)) {
    if (!(await save(some, on))) return refuse('memberships.changed-meanwhile')
  }
  for (const { key, path, from } of created) {
    await fill({ key, path }, { joining: from.dealers, newUsers: from.users }, on.use)
  }
  for (const one of changed) await fill(one.group, one, on.use)
  return accept(true)
}

interface Created {
  key: number
  path: string
  from: AddedGroup
}

type Members = Pick<ChangedGroup, 'joining' | 'newUsers'> &
  Partial<Pick<ChangedGroup, 'leaving' | 'formerUsers'>>

async function fill(
  group: Omit<Created, 'from'>,
  { joining, leaving = [], newUsers, formerUsers = [] }: Members,
  use: Use,
): Promise<void> {
  const groups = use(marketGroupsStore)
  await groups.addMarkets(group.key, joining)
  await groups.removeMarkets(group.key, keysOf(leaving))
  await groups.addUsers(group, keysOf(newUsers))
  await groups.removeUsers(group.key, keysOf(formerUsers))
}

type Places = ReadonlyMap<number, MarketRow>

async function placesOf(added: readonly AddedGroup[], use: Use): Promise<Places> {
  const keys = [...new Set(added.map(({ place }) => place.key))]
  return new Map((await use(marketsStore).findAll(keys)).map((row) => [row.key, row]))
}

/** Undefined: another person made a group of one of these names meanwhile. */
async function create(
  added: readonly AddedGroup[],
  places: Places,
  { use, announceEach }: Applying,
): Promise<Created[] | undefined> {
  const created: Created[] = []
  for (const from of added) {
    const at = places.get(from.place.key)
    if (!at) return undefined
    const { name, brand: hierarchyId } = from
    const marketKey = await use(metroMarketsStore).add(name, hierarchyId, at)
    const group = { name, hierarchyId, marketKey, path: at.path }
    const inserted = await use(marketGroupsStore).insert(group)
    if (!inserted) return undefined
    created.push({ key: inserted.key, path: at.path, from })
  }
  await announceEach(
    'market_groups',
    created.map(({ key, from: { brand: hierarchyId, dealers, users } }) => ({
      event: 'market-group.created',
      details: { key, hierarchyId, ...marketsIn(dealers), users: keysOf(users) },
    })),
  )
  return created
}

/** False: another person changed or deleted one of these groups meanwhile. */
async function save(
  changed: readonly ChangedGroup[],
  { use, announceEach }: Applying,
): Promise<boolean> {
  for (const { group } of changed) {
    if (!(await use(marketGroupsStore).save(group, group.name))) return false
  }
  await announceEach('market_groups', changed.flatMap(entriesOf))
  return true
}

function entriesOf({
  group: { key, users: known },
  joining,
  leaving,
  newUsers,
  formerUsers,
}: ChangedGroup): AnnouncedRow[] {
  const gone = new Set(keysOf(formerUsers))
  const users = [...known.filter((user) => !gone.has(user)), ...keysOf(newUsers)]
  const entries: [number, AnnouncedRow][] = [
    [
      joining.length,
      { event: 'market-group.dealers-added', details: { key, ...marketsIn(joining) } },
    ],
    [
      leaving.length,
      { event: 'market-group.dealers-removed', details: { key, ...marketsIn(leaving) } },
    ],
    [
      newUsers.length + formerUsers.length,
      { event: 'market-group.users-changed', details: { key, users } },
    ],
  ]
  return entries.flatMap(([count, entry]) => (count > 0 ? [entry] : []))
}

const keysOf = (items: readonly { key: number }[]): number[] => items.map(({ key }) => key)

/** As many as a person adds at once by hand; of more the log has their number. */
const MOST_NAMED = 500

const marketsIn = (dealers: readonly MembershipMarket[]) =>
  dealers.length > MOST_NAMED ? { all: dealers.length } : { markets: keysOf(dealers) }
