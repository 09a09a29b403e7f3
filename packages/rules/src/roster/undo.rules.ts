import type { Permission } from '../access/index.ts'
import { mayCarryOut, standingOf } from '../file-imports/index.ts'
import { levelOfHome } from '../markets/index.ts'
import { mayChange, mayGrant, type Actor } from '../people/index.ts'
import { refuse, type Result } from '../result/index.ts'
import { FIRST, type StoredFields } from '../stored/index.ts'
import {
  isDifferent,
  type ChangedPerson,
  type RosterCounts,
  type RosterEntry,
  type RosterMarket,
  type RosterPerson,
} from './differences.rules.ts'
import type { PersonStayReason } from './texts.ts'

/** What a file can change of a person; the home by its key. */
interface PersonState {
  name: string
  market: number
  permissions: readonly Permission[]
}

/** What an import did to one person. */
export interface PersonChangeMade {
  /** Null: they were invited. */
  before: PersonState | null
  after: PersonState
}

export interface ImportedPerson extends PersonChangeMade {
  key: number
}

export const storedPersonChange: StoredFields<PersonChangeMade> = { before: FIRST, after: FIRST }

export const storedRosterCounts: StoredFields<RosterCounts> = {
  added: FIRST,
  changed: FIRST,
  unchanged: FIRST,
  absent: FIRST,
  refused: FIRST,
}

export const stateOfPerson = ({ name, market, permissions }: RosterEntry): PersonState => ({
  name,
  market: market.key,
  permissions,
})

type Field = 'name' | 'market' | 'permissions'

/** Something of an import that stays as it is. */
export interface StayingPerson {
  person: RosterPerson
  /** Undefined: the person as a whole. */
  field: Field | undefined
  reason: PersonStayReason
}

export interface RosterUndo {
  /** Open invitations that are withdrawn. */
  withdrawn: RosterPerson[]
  /** People who joined by the import, and lose their access with it. */
  deactivated: RosterPerson[]
  /** What goes back to what it was before the import. */
  changed: Omit<ChangedPerson, 'line'>[]
  stays: StayingPerson[]
}

interface KnownPeople {
  /** Who undoes: nobody gives or takes more than they hold. */
  actor: Actor
  /** The markets of the actor's scope. */
  markets: readonly RosterMarket[]
  /** The people whose home is one of them, a row for each home. */
  people: readonly RosterPerson[]
}

/**
 * What undoing an import would do. What was changed since stays, and so does a person whom somebody has changed.
 * Nobody undoes what was done to themselves, and an administrator is left.
 */
export function planRosterUndo(
  imported: readonly ImportedPerson[],
  known: KnownPeople,
): RosterUndo {
  const people = new Map(known.people.map((person) => [person.key, person]))
  const plan: RosterUndo = { withdrawn: [], deactivated: [], changed: [], stays: [] }
  for (const { key, before, after } of imported) {
    const person = people.get(key)
    if (!person) continue
    if (known.actor.keys.includes(key)) {
      plan.stays.push({ person, field: undefined, reason: 'stays.is-yourself' })
    } else if (before) goBack(plan, { person, before, after }, known)
    else goAway(plan, { person, after })
  }
  return withAnAdministrator(plan, known)
}

const isSamePermissions = (one: readonly Permission[], other: readonly Permission[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each))

const standings = (
  { name, homeMarketKey, permissions }: RosterPerson,
  before: PersonState,
  after: PersonState,
) => ({
  name: standingOf({ before: before.name, after: after.name }, name),
  market: standingOf({ before: before.market, after: after.market }, homeMarketKey),
  permissions: standingOf(
    { before: before.permissions, after: after.permissions },
    permissions,
    isSamePermissions,
  ),
})

interface Imported {
  person: RosterPerson
  after: PersonState
}

/** Of a person who was invited: is the invitation withdrawn, the access taken, or do they stay? */
function goAway({ withdrawn, deactivated, stays }: RosterUndo, { person, after }: Imported): void {
  if (person.status === 'DEACTIVATED') return
  // Before and after alike: whatever differs was changed since.
  const now = standings(person, after, after)
  const field = (['name', 'market', 'permissions'] as const).find((one) => now[one] !== 'BEFORE')
  if (field) stays.push({ person, field, reason: 'stays.changed-since' })
  else if (person.status === 'INVITED') withdrawn.push(person)
  else deactivated.push(person)
}

/** Of a person who was there before: what goes back, and what stays. */
function goBack(
  { changed, stays }: RosterUndo,
  { person, before, after }: Imported & { before: PersonState },
  { markets, people }: KnownPeople,
): void {
  const now = standings(person, before, after)
  const marketOf = (key: number) => markets.find((one) => one.key === key)
  const home = marketOf(person.homeMarketKey)
  const earlier = marketOf(before.market)
  if (!home) return
  const isTaken = people.some(
    ({ key, email, homeMarketKey }) =>
      key !== person.key &&
      homeMarketKey === before.market &&
      email.toLowerCase() === person.email.toLowerCase(),
  )
  const movesBack = now.market === 'IMPORTED' && earlier !== undefined && !isTaken
  const present: RosterEntry = { ...person, market: home }
  const { key, version, email } = person
  const one = {
    key,
    version,
    email,
    before: entryOf(present),
    after: {
      name: now.name === 'IMPORTED' ? before.name : person.name,
      market: movesBack ? earlier : home,
      permissions: now.permissions === 'IMPORTED' ? before.permissions : person.permissions,
    },
  }
  if (isDifferent(one)) changed.push(one)
  for (const field of ['name', 'market', 'permissions'] as const) {
    if (now[field] === 'CHANGED') stays.push({ person, field, reason: 'stays.changed-since' })
  }
  if (now.market !== 'IMPORTED' || movesBack) return
  const reason = isTaken ? 'stays.home-taken' : 'stays.market-gone'
  stays.push({ person, field: 'market', reason })
}

const entryOf = ({ name, market, permissions }: RosterEntry): RosterEntry => ({
  name,
  market,
  permissions,
})

const ADMINISTERS: Permission = 'CAN_PERFORM_ADMIN_OPERATIONS'

/** Where no administrator would be left, those who would lose it stay as they are. */
function withAnAdministrator(plan: RosterUndo, { people }: KnownPeople): RosterUndo {
  const { withdrawn, deactivated, changed, stays } = plan
  const losing = new Set([
    ...deactivated.map(({ key }) => key),
    ...changed.flatMap(({ key, after }) => (after.permissions.includes(ADMINISTERS) ? [] : [key])),
  ])
  const administrators = people.filter(
    ({ status, permissions }) => status === 'ACTIVE' && permissions.includes(ADMINISTERS),
  )
  if (administrators.some(({ key }) => !losing.has(key))) return plan
  const last = administrators.filter(({ key }) => losing.has(key))
  const isLast = ({ key }: { key: number }) => last.some((one) => one.key === key)
  return {
    withdrawn,
    deactivated: deactivated.filter((one) => !isLast(one)),
    changed: changed.filter((one) => !isLast(one)),
    stays: [
      ...stays,
      ...last.map((person) => ({
        person,
        field: undefined,
        reason: 'stays.last-administrator' as const,
      })),
    ],
  }
}

export interface RosterUndoCounts {
  withdrawn: number
  deactivated: number
  changed: number
  stays: number
}

/** How many people lose their access or get back what they had, and how many stay, in all or in part. */
export const countRosterUndo = ({
  withdrawn,
  deactivated,
  changed,
  stays,
}: RosterUndo): RosterUndoCounts => ({
  withdrawn: withdrawn.length,
  deactivated: deactivated.length,
  changed: changed.length,
  stays: new Set(stays.map(({ person }) => person.key)).size,
})

/**
 * May this person carry it out? Permissions are judged again: who may not take what the import gave, or not give
 * what it took, leaves the whole of it to somebody who may.
 */
export function mayUndoRoster(
  plan: RosterUndo,
  { actor, people }: Pick<KnownPeople, 'actor' | 'people'>,
): Result<true, 'import.nothing-to-undo' | 'person.permission-not-yours'> {
  const { withdrawn, deactivated, changed } = plan
  const keys = new Set([...withdrawn, ...deactivated, ...changed].map(({ key }) => key))
  const mayTake = people.filter(({ key }) => keys.has(key)).every((one) => mayChange(actor, one).ok)
  const mayGive = changed.every(({ after: { market, permissions } }) => {
    const grant = { level: levelOfHome(market.type), homeType: market.type, permissions }
    return mayGrant(actor, grant).ok
  })
  if (!mayTake || !mayGive) return refuse('person.permission-not-yours')
  return mayCarryOut(keys.size)
}
