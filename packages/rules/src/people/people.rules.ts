import type { Permission, UserLevel } from '../access/index.ts'
import { levelOfHome, type MarketType } from '../markets/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'

export const PERSON_STATUSES = ['INVITED', 'ACTIVE', 'DEACTIVATED'] as const

export type PersonStatus = (typeof PERSON_STATUSES)[number]

/** The administrator who acts, with the facts that these rules need. */
export interface Actor {
  /** One for each of their homes. */
  keys: readonly number[]
  permissions: readonly Permission[]
}

export interface StoredPerson {
  key: number
  permissions: readonly Permission[]
  status: PersonStatus
  version: number
}

export interface Grant {
  level: UserLevel
  homeType: MarketType
  permissions: readonly Permission[]
}

type GrantRefusal = 'person.level-does-not-fit-home' | 'person.permission-not-yours'

type Powers = Pick<Actor, 'permissions'> & { path: string }

/**
 * Between the start of a call and its turn, another administrator may have changed the actor. Powers
 * that were taken away meanwhile do not count: otherwise two administrators could lock each other out
 * at once.
 */
export function mayActStill(
  entered: Powers,
  present: (Powers & { status: PersonStatus }) | undefined,
): Result<true, 'person.actor-changed'> {
  const keeps =
    present?.status === 'ACTIVE' &&
    present.path === entered.path &&
    entered.permissions.every((permission) => present.permissions.includes(permission))
  return keeps ? accept(true) : refuse('person.actor-changed')
}

/** People cannot grant or take away a permission that they do not hold themselves. */
export function mayGrant(actor: Actor, grant: Grant): Result<true, GrantRefusal> {
  if (levelOfHome(grant.homeType) !== grant.level) return refuse('person.level-does-not-fit-home')
  return holdsAll(actor, grant.permissions)
}

export function mayChange(
  actor: Actor,
  stored: StoredPerson,
): Result<true, 'person.is-yourself' | 'person.permission-not-yours'> {
  // An administrator who could change themselves could lock everybody out.
  if (actor.keys.includes(stored.key)) return refuse('person.is-yourself')
  return holdsAll(actor, stored.permissions)
}

export function change(
  actor: Actor,
  stored: StoredPerson,
  grant: Grant & { version: number },
): Result<true, GrantRefusal | 'person.is-yourself' | 'person.changed-meanwhile'> {
  const allowed = mayChange(actor, stored)
  if (!allowed.ok) return allowed
  if (grant.version !== stored.version) return refuse('person.changed-meanwhile')
  return mayGrant(actor, grant)
}

export function deactivate(
  actor: Actor,
  stored: StoredPerson,
): Result<
  true,
  'person.is-yourself' | 'person.permission-not-yours' | 'person.already-deactivated'
> {
  if (stored.status === 'DEACTIVATED') return refuse('person.already-deactivated')
  return mayChange(actor, stored)
}

export function reactivate(
  actor: Actor,
  stored: StoredPerson,
): Result<true, 'person.not-deactivated' | 'person.permission-not-yours'> {
  if (stored.status !== 'DEACTIVATED') return refuse('person.not-deactivated')
  return holdsAll(actor, stored.permissions)
}

/** An invitation is sent again until it is taken. */
export function resendInvitation(
  stored: Pick<StoredPerson, 'status'>,
): Result<true, 'person.not-invited'> {
  return stored.status === 'INVITED' ? accept(true) : refuse('person.not-invited')
}

function holdsAll(
  actor: Actor,
  permissions: readonly Permission[],
): Result<true, 'person.permission-not-yours'> {
  const missing = permissions.filter((permission) => !actor.permissions.includes(permission))
  return missing.length === 0 ? accept(true) : refuse('person.permission-not-yours', { missing })
}
