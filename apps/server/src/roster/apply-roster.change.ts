import { levelOfHome } from '@marquee/rules/markets'
import { accept, refuse, type Result } from '@marquee/rules/result'
import {
  stateOfPerson,
  type AddedPerson,
  type ChangedPerson,
  type ImportedPerson,
  type RosterEntry,
} from '@marquee/rules/roster'
import { peopleStore, writeInvitations, type Inviting } from '../people/index.ts'
import { inParts } from '../platform/audit/index.ts'
import type { AnnounceEach } from '../platform/use-case.ts'
import type { ComparedRoster } from './compare-roster.load.ts'

export interface Applying extends Inviting {
  announceEach: AnnounceEach
}

/**
 * Writes what a comparison found, and nothing else: invites, writes the emails of it, changes. Each person has
 * an entry of the audit log, as when it is done by hand. Answers with what it did to whom.
 */
export async function applyRoster(
  { differences, paths }: Pick<ComparedRoster, 'differences' | 'paths'>,
  on: Applying,
): Promise<Result<ImportedPerson[], 'roster.changed-meanwhile'>> {
  // In the same order always, so that two files with the same people never wait for each other.
  const added = differences.added.toSorted((a, b) => (a.email < b.email ? -1 : 1))
  const imported: ImportedPerson[] = []
  for (const some of inParts(added)) {
    const keys = await invite(some, paths, on)
    if (!keys) return refuse('roster.changed-meanwhile')
    for (const [at, one] of some.entries()) {
      imported.push({ key: keys[at] as number, before: null, after: stateOfPerson(one) })
    }
  }
  const { changed } = differences
  if (!(await changePeople(changed, paths, on))) return refuse('roster.changed-meanwhile')
  for (const { key, before, after } of changed) {
    imported.push({ key, before: stateOfPerson(before), after: stateOfPerson(after) })
  }
  return accept(imported)
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
): Promise<number[] | undefined> {
  const rows = added.map((one) => ({ ...columnsOf(one, paths), email: one.email }))
  const invited = await on.use(peopleStore).inviteAll(rows)
  if (!invited) return undefined
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
  return invited.map(({ key }) => key)
}

type Change = Omit<ChangedPerson, 'line'>

/** False where one of them was changed meanwhile. */
export async function changePeople(
  changed: readonly Change[],
  paths: ComparedRoster['paths'],
  on: Pick<Applying, 'use' | 'announceEach'>,
): Promise<boolean> {
  for (const some of inParts(changed)) if (!(await change(some, paths, on))) return false
  return true
}

async function change(
  changed: readonly Change[],
  paths: ComparedRoster['paths'],
  on: Pick<Applying, 'use' | 'announceEach'>,
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
