import {
  countRosterUndo,
  describeRosterCounts,
  describeRosterUndo,
  describeRosterUndoCounts,
  type PersonChangeMade,
  type RosterCounts,
} from '@marquee/rules/roster'
import { accept } from '@marquee/rules/result'
import { commandLine } from '../platform/release/index.ts'
import { PEOPLE_IMPORTS, undoPeople } from '../roster/index.ts'
import { announcedByCommand } from './announced-by-command.ts'
import { OPERATOR } from './operator.ts'
import { undoFileImport, type FileUndo } from './undo-file-import.ts'

const OPERATION = 'undo-people-import'

const ROSTER_UNDO: FileUndo<RosterCounts, PersonChangeMade> = {
  usage: commandLine('undo-people-import', '[NUMBER [--trial]]'),
  operation: OPERATION,
  event: 'roster.import-undone',
  kind: PEOPLE_IMPORTS,
  describeCounts: describeRosterCounts,
  async undo(use, on) {
    const undone = await undoPeople(OPERATOR, on, {
      use,
      announceEach: announcedByCommand(use, OPERATION),
    })
    if (!undone.ok) return undone
    const { plan } = undone.value
    const counts = countRosterUndo(plan)
    return accept({
      lines: describeRosterUndo(plan),
      counts: describeRosterUndoCounts(counts),
      entry: { details: { ...counts } },
    })
  },
}

/** Undoes an import of people. */
export const undoPeopleImport = (
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<string> => undoFileImport(ROSTER_UNDO, { argv, env, print })
