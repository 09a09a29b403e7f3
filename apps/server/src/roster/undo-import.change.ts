import type { roster } from '@marquee/contract/roster'
import { mayActStill, type Actor } from '@marquee/rules/people'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { mayUndoRoster, type RosterPerson } from '@marquee/rules/roster'
import { undoImport, type Undoing } from '../file-imports/index.ts'
import { peopleStore } from '../people/index.ts'
import { inParts } from '../platform/audit/index.ts'
import type { Call } from '../platform/use-case.ts'
import { changePeople, type Applying } from './apply-roster.change.ts'
import { PEOPLE_IMPORTS } from './roster-imports.store.ts'
import { importedPeople, loadRosterUndo } from './undo-import.load.ts'

type Undoer = Call<typeof roster.undo>['person']
type On = Pick<Applying, 'use' | 'announceEach'>

/** The same, for a person: the people of the import and they are locked, and what they may do is judged again. */
export async function undoPeopleAs(person: Undoer, undoing: Undoing, on: On) {
  const locked = await lockPeople(undoing, on, person.key)
  const present = locked.find(({ key }) => key === person.key)
  const turn = mayActStill(person, present)
  return turn.ok ? undoPeople(person, undoing, on) : turn
}

/** Undoes what can be undone of an import of people. Nobody gets an email. */
export async function undoPeople(actor: Actor, undoing: Undoing, on: On) {
  const { use } = on
  return undoImport(use, PEOPLE_IMPORTS, undoing, {
    async lock() {
      await lockPeople(undoing, on)
    },
    load: () => loadRosterUndo(use, undoing.importKey, actor),
    mayCarryOut: ({ plan, known }) => mayUndoRoster(plan, known),
    async apply({ plan, known }): Promise<Result<true, 'import.undo-changed'>> {
      const { withdrawn, deactivated, changed } = plan
      const isChanged = await changePeople(changed, known.paths, on)
      const areGone = await deactivate([...withdrawn, ...deactivated], on)
      return isChanged && areGone ? accept(true) : refuse('import.undo-changed')
    },
  })
}

async function lockPeople({ importKey }: Undoing, { use }: On, actor?: number) {
  const keys = (await importedPeople(use, importKey)).map(({ key }) => key)
  return use(peopleStore).lock(actor === undefined ? keys : [...keys, actor])
}

/** Each has an entry of the audit log, as when it is done by hand. */
async function deactivate(
  people: readonly RosterPerson[],
  { use, announceEach }: On,
): Promise<boolean> {
  for (const some of inParts(people)) {
    if (!(await use(peopleStore).deactivateAll(some))) return false
    await announceEach(
      'people',
      some.map(({ key, status }) => ({
        event: 'person.deactivated',
        details: { key, before: status, after: 'DEACTIVATED' },
      })),
    )
  }
  return true
}
