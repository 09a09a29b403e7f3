import { mayJoin, mayUseGroup } from '../market-groups/index.ts'
import type {
  AddedGroup,
  ChangedGroup,
  KnownGroup,
  MembershipDifferences,
  MembershipMarket,
  MembershipMode,
  MembershipPerson,
} from './differences.rules.ts'
import type { MembershipFile, MembershipRow, RefusedMembership } from './file.rules.ts'
import { targetFinder, type KnownPlaces, type Target, type Wrong } from './place.rules.ts'

export interface KnownMemberships extends KnownPlaces {
  mode: MembershipMode
  /** People whose home the importer sees, without those who are deactivated. */
  people: readonly MembershipPerson[]
}

/** A line of which all is known. */
interface Placed {
  row: MembershipRow
  target: Target
  dealer: MembershipMarket | undefined
  users: MembershipPerson[] | undefined
}

/**
 * Compares the rows of a file with the groups that are there. The lines of one group are added together. A group
 * that the file does not name stays as it is, and one that it names without a dealer keeps those it has.
 */
export function compareMemberships(
  file: Pick<MembershipFile, 'rows' | 'refused'>,
  known: KnownMemberships,
): MembershipDifferences {
  const place = placer(known)
  const lines = file.rows.map(place)
  const placed = lines.filter((line): line is Placed => !('reason' in line))
  const refused = [
    ...file.refused,
    ...lines.filter((line): line is RefusedMembership => 'reason' in line),
  ].toSorted((a, b) => a.line - b.line)
  const refusedNames = new Set(refused.map(({ cells }) => cells.group.toLowerCase()))
  const groups = united(placed)
  const compared = groups.map((lines) =>
    compareGroup(lines, known, refusedNames.has(lines[0].row.group.toLowerCase())),
  )
  return {
    added: compared.flatMap((one) => ('added' in one ? [one.added] : [])),
    changed: compared.flatMap((one) => ('changed' in one ? [one.changed] : [])),
    unchanged: compared.filter((one) => 'unchanged' in one).length,
    held: compared.flatMap((one) => ('isHeld' in one && one.isHeld ? [heldOf(one)] : [])),
    absent: absentFrom(placed, refusedNames, known),
    refused,
    usable: placed.length,
  }
}

function placer({ markets, people, ...known }: KnownMemberships) {
  const targetOf = targetFinder({ ...known, markets })
  const dealers = groupedBy(
    markets.filter(({ type }) => type === 'DEALER'),
    ({ id }) => id.toLowerCase(),
  )
  const byEmail = groupedBy(people, ({ email }) => email.toLowerCase())
  return (row: MembershipRow): Placed | RefusedMembership => {
    const refused = ({ field, reason }: Wrong): RefusedMembership => {
      return { line: row.line, cells: row.cells, field, reason }
    }
    const target = targetOf(row)
    if ('reason' in target) return refused(target)
    const dealer = findDealer(row, target, dealers)
    if (dealer && 'reason' in dealer) return refused(dealer)
    const users = findUsers(row, target, byEmail)
    if (users && 'reason' in users) return refused(users)
    return { row, target, dealer, users }
  }
}

function groupedBy<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(nameOf(item))
    if (group) group.push(item)
    else groups.set(nameOf(item), [item])
  }
  return groups
}

function findDealer(
  row: MembershipRow,
  { brand, group }: Target,
  dealers: ReadonlyMap<string, MembershipMarket[]>,
): MembershipMarket | Wrong | undefined {
  if (row.dealer === undefined) return undefined
  const named = dealers.get(row.dealer.toLowerCase()) ?? []
  const dealer = named.find((one) => one.brand === brand)
  if (!dealer) {
    return { field: 'dealer', reason: named.length > 0 ? 'row.other-brand' : 'row.dealer-unknown' }
  }
  // One that was closed since it joined is in the group, and stays.
  if (group?.dealers.includes(dealer.key)) return dealer
  const allowed = mayJoin({ ...dealer, hierarchyId: dealer.brand }, { hierarchyId: brand })
  return allowed.ok ? dealer : { field: 'dealer', reason: 'row.dealer-closed' }
}

/** Each address stands for those of its homes from which the group can be used; one that is a user already, for that. */
function findUsers(
  { users }: MembershipRow,
  { place, group }: Target,
  byEmail: ReadonlyMap<string, MembershipPerson[]>,
): MembershipPerson[] | Wrong | undefined {
  if (!users) return undefined
  const found: MembershipPerson[] = []
  for (const email of users) {
    const homes = byEmail.get(email) ?? []
    if (homes.length === 0) return { field: 'users', reason: 'row.user-unknown' }
    const present = homes.filter(({ key }) => group?.users.includes(key))
    const near = homes.filter(({ path }) => mayUseGroup(path, place.path).ok)
    if (present.length + near.length === 0) return { field: 'users', reason: 'row.user-elsewhere' }
    found.push(...(present.length > 0 ? present : near))
  }
  return found
}

type Lines = [Placed, ...Placed[]]

function united(placed: readonly Placed[]): Lines[] {
  const nameOf = ({ row, target }: Placed) => `${target.place.path} ${row.group.toLowerCase()}`
  return [...groupedBy(placed, nameOf).values()] as Lines[]
}

const once = <Item extends { key: number }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.key, item])).values(),
]

type Compared =
  | { added: AddedGroup }
  | { changed: ChangedGroup; isHeld: boolean }
  | { unchanged: KnownGroup; place: MembershipMarket; isHeld: boolean }

function compareGroup(lines: Lines, known: KnownMemberships, hasRefused: boolean): Compared {
  const [{ row, target }] = lines
  const { group, place, brand } = target
  const dealers = once(lines.flatMap(({ dealer }) => dealer ?? []))
  const users = once(lines.flatMap((one) => one.users ?? []))
  const { line } = row
  if (!group) return { added: { line, name: row.group, brand, place, dealers, users } }
  const isReplacing = known.mode === 'REPLACE'
  const isHeld = isReplacing && hasRefused
  const mayLeave = isReplacing && !hasRefused
  const namesUsers = lines.some((one) => one.users !== undefined)
  const changed: ChangedGroup = {
    line,
    group,
    place,
    joining: dealers.filter(({ key }) => !group.dealers.includes(key)),
    leaving: mayLeave && dealers.length > 0 ? leaving(group.dealers, dealers, known.markets) : [],
    newUsers: users.filter(({ key }) => !group.users.includes(key)),
    formerUsers: mayLeave && namesUsers ? leaving(group.users, users, known.people) : [],
  }
  return isDifferent(changed) ? { changed, isHeld } : { unchanged: group, place, isHeld }
}

function leaving<Item extends { key: number }>(
  present: readonly number[],
  named: readonly Item[],
  all: readonly Item[],
): Item[] {
  const staying = new Set(named.map(({ key }) => key))
  const gone = new Set(present.filter((key) => !staying.has(key)))
  return all.filter(({ key }) => gone.has(key))
}

const isDifferent = ({ joining, leaving: gone, newUsers, formerUsers }: ChangedGroup): boolean =>
  joining.length + gone.length + newUsers.length + formerUsers.length > 0

const heldOf = (one: Exclude<Compared, { added: AddedGroup }>) =>
  'changed' in one
    ? { group: one.changed.group, place: one.changed.place }
    : { group: one.unchanged, place: one.place }

/** Groups that are named in a refused line are named all the same. */
function absentFrom(
  placed: readonly Placed[],
  refusedNames: ReadonlySet<string>,
  { groups, markets }: KnownMemberships,
): MembershipDifferences['absent'] {
  const byPath = new Map(markets.map((market) => [market.path, market]))
  const brands = new Set(placed.map(({ target }) => target.brand))
  const named = new Set(placed.map(({ target }) => target.group?.key))
  return groups.flatMap((group) => {
    const place = byPath.get(group.path)
    const isAbsent =
      brands.has(group.brand) &&
      !named.has(group.key) &&
      !refusedNames.has(group.name.toLowerCase())
    return place && isAbsent ? [{ group, place }] : []
  })
}
