import { levelOfHome } from '@marquee/rules/markets'
import { accept, refuse, type Result } from '@marquee/rules/result'
import type { AddedPerson, ChangedPerson, RosterEntry } from '@marquee/rules/roster'
import { peopleStore, writeInvitations, type Inviting } from '../people/index.ts'
import { inParts } from '../platform/audit/index.ts'
import type { AnnounceEach } from '../platform/use-case.ts'
import type { ComparedRoster } from './compare-roster.load.ts'

interface Applying extends Inviting {
  announceEach: AnnounceEach
}

/**
 * Writes what a comparison found, and nothing else: invites, writes the emails of it, changes. Each person has
 * an entry of the audit log, as when it is done by hand.
 */
export async function applyRoster(
  { differences, paths }: Pick<ComparedRoster, 'differences' | 'paths'>,
  on: Applying,
): Promise<Result<true, 'roster.changed-meanwhile'>> {
  // In the same order always, so that two files with the same people never wait for each other.
  const added = differences.added.toSorted((a, b) => (a.email < b.email ? -1 : 1))
  for (const some of inParts(added)) {
    if (!(await invite(some, paths, on))) return refuse('roster.changed-meanwhile')
  }
  for (const some of inParts(differences.changed)) {
    if (!(await change(some, paths, on))) return refuse('roster.changed-meanwhile')
  }
  return accept(true)
}

const columnsOf = ({ name, market, permissions }: RosterEntry, paths: ComparedRoster['paths']) => ({
  name,
  level: levelOfHome(market.type),
  homeMarketKey: market.key,
  path: paths.get(market.key) as string,
  permissions: [...permissions],
})

async function invite(
  added: readonly AddedPerson[],
  paths: ComparedRoster['paths'],
  on: Applying,
): Promise<boolean> {
  const rows = added.map((one) => ({ ...columnsOf(one, paths), email: one.email }))
  const invited = await on.use(peopleStore).inviteAll(rows)
  if (!invited) return false
  await on.announceEach(
    'people',
    invited.map(({ key, level, homeMarketKey, permissions }) => ({
      event: 'person.invited',
      details: { key, level, homeMarketKey, permissions },
    })),
  )
  const homes = new Map(added.map(({ market }) => [market.key, market.name]))
  await writeInvitations(
    invited.map((person) => ({ person, homeName: homes.get(person.homeMarketKey) as string })),
    on,
  )
  return true
}

async function change(
  changed: readonly ChangedPerson[],
  paths: ComparedRoster['paths'],
  on: Applying,
): Promise<boolean> {
  const rows = changed.map(({ key, version, after }) => ({
    key,
    version,
    ...columnsOf(after, paths),
  }))
  if (!(await on.use(peopleStore).saveAll(rows))) return false
  await on.announceEach(
    'people',
    changed.map(({ key, before, after }) => ({
      event: 'person.changed',
      details: { key, before: loggedEntry(before), after: loggedEntry(after) },
    })),
  )
  return true
}

/** No name: the audit log holds no personal data. */
const loggedEntry = ({ market, permissions }: RosterEntry) => ({
  level: levelOfHome(market.type),
  home: market.key,
  permissions,
})
