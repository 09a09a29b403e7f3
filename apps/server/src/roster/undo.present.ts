import type { ReplyOf } from '@marquee/contract/operation'
import { MOST_PEOPLE_LISTED, type roster } from '@marquee/contract/roster'
import { ability, accept, type Result } from '@marquee/rules/result'
import {
  countRosterUndo,
  mayUndoRoster,
  type RosterCounts,
  type RosterPerson,
} from '@marquee/rules/roster'
import { presentFileImport, undoing, type ShownFileImport } from '../file-imports/index.ts'
import { shownEntry } from './roster.present.ts'
import type { LoadedRosterUndo } from './undo-import.load.ts'

/** Who administers people may undo; how much of it, their permissions say. */
export const MAY_UNDO: Result<true, never> = accept(true)

const shownPerson = ({ key, name, email }: RosterPerson) => ({ key, name, email })

export function presentRosterUndo(
  shown: ShownFileImport<RosterCounts>,
  { plan, known, fingerprint }: LoadedRosterUndo,
  now: number,
): ReplyOf<typeof roster.readUndo> {
  const { withdrawn, deactivated, changed, stays } = plan
  const allowed = undoing(shown, MAY_UNDO, now)
  return {
    import: presentFileImport(shown, MAY_UNDO, now),
    fingerprint,
    counts: countRosterUndo(plan),
    withdrawn: withdrawn.slice(0, MOST_PEOPLE_LISTED).map(shownPerson),
    deactivated: deactivated.slice(0, MOST_PEOPLE_LISTED).map(shownPerson),
    changed: changed.slice(0, MOST_PEOPLE_LISTED).map(({ key, email, before, after }) => ({
      key,
      email,
      before: shownEntry(before),
      after: shownEntry(after),
    })),
    stays: stays.slice(0, MOST_PEOPLE_LISTED).map(({ person, field, reason }) => ({
      ...shownPerson(person),
      field: field ?? null,
      reason,
    })),
    can: { undo: ability(allowed.ok ? mayUndoRoster(plan, known) : allowed) },
  }
}
