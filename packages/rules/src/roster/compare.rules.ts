import { PERMISSIONS, type Permission } from '../access/index.ts'
import { levelOfHome } from '../markets/index.ts'
import { mayChange, mayGrant, presetsFor, type Actor } from '../people/index.ts'
import type { RosterField } from './columns.rules.ts'
import {
  isDifferent,
  type AddedPerson,
  type ChangedPerson,
  type RosterDifferences,
  type RosterEntry,
  type RosterMarket,
  type RosterPerson,
} from './differences.rules.ts'
import type { RefusedPerson, RosterFile, RosterRow } from './file.rules.ts'
import type { RosterRowReason } from './texts.ts'

export interface KnownRoster {
  /** Who imports the file: nobody gives more than they hold. */
  actor: Actor
  /** The markets of the actor's scope. */
  markets: readonly RosterMarket[]
  /** The people whose home is one of them, a row for each home. */
  people: readonly RosterPerson[]
}

/** What becomes of one line. */
type Line =
  | { added: AddedPerson }
  | { changed: ChangedPerson }
  | { unchanged: RosterPerson }
  | { refused: RefusedPerson }

/** A row whose market is known. */
interface PlacedRow {
  row: RosterRow
  market: RosterMarket
}

/**
 * Compares the rows of a file with the people that are there. Each line is judged as the same change by hand
 * would be. Whom the file does not name stays as they are.
 */
export function compareRoster(
  file: Pick<RosterFile, 'rows' | 'refused'>,
  known: KnownRoster,
): RosterDifferences {
  const toMarket = marketFinder(known.markets)
  const byEmail = groupedBy(known.people, ({ email }) => email.toLowerCase())
  const rows = groupedBy(file.rows, ({ email }) => email)
  const places = file.rows.map((row) => ({ row, market: toMarket(row) }))
  const lines = places.map(({ row, market }): Line => {
    if (rows.get(row.email)?.length !== 1) return refusal(row, 'email', 'row.twice')
    if ('refused' in market) return market
    return compareRow({ row, market }, byEmail.get(row.email) ?? [], known)
  })
  return {
    added: lines.flatMap((line) => ('added' in line ? [line.added] : [])),
    changed: lines.flatMap((line) => ('changed' in line ? [line.changed] : [])),
    unchanged: lines.filter((line) => 'unchanged' in line).length,
    absent: absentFrom(
      file,
      places.flatMap(({ market }) => ('refused' in market ? [] : [market])),
      known.people,
    ),
    refused: [
      ...file.refused,
      ...lines.flatMap((line) => ('refused' in line ? [line.refused] : [])),
    ].toSorted((a, b) => a.line - b.line),
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

const refusal = (
  { line, cells }: RosterRow,
  field: RosterField | undefined,
  reason: RosterRowReason,
) => ({ refused: { line, cells, field, reason } })

type Finder = (row: RosterRow) => RosterMarket | { refused: RefusedPerson }

function marketFinder(markets: readonly RosterMarket[]): Finder {
  const byId = groupedBy(markets, ({ id }) => id.toLowerCase())
  return (row) => {
    const brand = row.brand?.toLowerCase()
    const [market, ...others] = (byId.get(row.market.toLowerCase()) ?? []).filter(
      (one) => brand === undefined || one.brand?.toLowerCase() === brand,
    )
    if (!market) return refusal(row, 'market', 'row.market-unknown')
    return others.length > 0 ? refusal(row, 'brand', 'row.market-of-several') : market
  }
}

/** People who are named in a refused line are named all the same. */
function absentFrom(
  { rows, refused }: Pick<RosterFile, 'rows' | 'refused'>,
  places: readonly RosterMarket[],
  people: readonly RosterPerson[],
): RosterDifferences['absent'] {
  const markets = new Map(places.map((market) => [market.key, market]))
  const named = new Set([...rows, ...refused].map(({ cells }) => cells.email.toLowerCase()))
  return people.flatMap((person) => {
    const market = markets.get(person.homeMarketKey)
    const isAbsent = person.status !== 'DEACTIVATED' && !named.has(person.email.toLowerCase())
    return market && isAbsent ? [{ person, market }] : []
  })
}

function compareRow(placed: PlacedRow, homes: readonly RosterPerson[], known: KnownRoster): Line {
  const { row } = placed
  const given = givenBy(placed)
  if (given === 'unknown') return refusal(row, 'preset', 'row.preset-unknown')
  if (homes.length === 0) return compareNew(placed, given, known.actor)
  const person = homeToChange(placed, homes)
  if ('reason' in person) return refusal(row, person.field, person.reason)
  return compareKnown(placed, given, person, known)
}

/** Undefined: the line leaves what a person has. */
function givenBy({ row, market }: PlacedRow): readonly Permission[] | 'unknown' | undefined {
  const { given } = row
  if (!given) return undefined
  if ('permissions' in given) return given.permissions
  const preset = presetsFor(levelOfHome(market.type), PERMISSIONS).find(
    ({ name }) => name.toLowerCase() === given.preset.toLowerCase(),
  )
  return preset ? preset.permissions : 'unknown'
}

function compareNew(
  { row, market }: PlacedRow,
  given: readonly Permission[] | undefined,
  actor: Actor,
): Line {
  const { line, email, name } = row
  if (name === undefined) return refusal(row, 'name', 'row.required')
  if (!given) return refusal(row, 'preset', 'row.preset-or-permissions')
  const added = { line, email, name, market, permissions: given }
  return mayGive(actor, added)
    ? { added }
    : refusal(row, fieldOfGiven(row), 'row.permission-not-yours')
}

const mayGive = (actor: Actor, { market, permissions }: RosterEntry): boolean => {
  const level = levelOfHome(market.type)
  return mayGrant(actor, { level, homeType: market.type, permissions }).ok
}

const fieldOfGiven = ({ given }: RosterRow): RosterField =>
  given && 'preset' in given ? 'preset' : 'permissions'

/** Which of a person's homes a line is about: the one that it names, else the only one. */
function homeToChange(
  { market }: PlacedRow,
  homes: readonly RosterPerson[],
): RosterPerson | { field: RosterField; reason: RosterRowReason } {
  const open = homes.filter(({ status }) => status !== 'DEACTIVATED')
  const named = homes.find(({ homeMarketKey }) => homeMarketKey === market.key)
  const [only, ...others] = open
  const person = named ?? only
  if (!person || person.status === 'DEACTIVATED') {
    return { field: 'email', reason: 'row.deactivated' }
  }
  if (!named && others.length > 0) return { field: 'market', reason: 'row.several-homes' }
  return person
}

function compareKnown(
  { row, market }: PlacedRow,
  given: readonly Permission[] | undefined,
  person: RosterPerson,
  { actor, markets }: KnownRoster,
): Line {
  const { line, email } = row
  const { key, version, name, permissions } = person
  const home = markets.find((one) => one.key === person.homeMarketKey) ?? market
  const before = { name, market: home, permissions }
  const after = { name: row.name ?? name, market, permissions: given ?? permissions }
  const changed = { line, key, version, email, before, after }
  if (!isDifferent(changed)) return { unchanged: person }
  const allowed = mayChange(actor, person)
  if (!allowed.ok) return refusal(row, 'email', REASONS[allowed.reason])
  return mayGive(actor, after)
    ? { changed }
    : refusal(row, fieldOfGiven(row), 'row.permission-not-yours')
}

const REASONS = {
  'person.is-yourself': 'row.is-yourself',
  'person.permission-not-yours': 'row.holds-more',
} as const
