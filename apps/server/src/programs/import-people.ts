import { ROOT_PATH } from '@marquee/rules/access'
import { accept } from '@marquee/rules/result'
import {
  countRoster,
  describeAddedPerson,
  describeChangedPerson,
  describeRefusedPerson,
  describeRosterCounts,
  mayImportRoster,
  type RosterDifferences,
} from '@marquee/rules/roster'
import { commandLine } from '../platform/release/index.ts'
import { readSettings, StartError } from '../platform/settings/index.ts'
import { compareRosterFile, importPeople as importRoster } from '../roster/index.ts'
import { clock, reasonTexts } from '../wiring.ts'
import { announcedByCommand } from './announced-by-command.ts'
import { importFile, type FileImport } from './import-file.ts'
import { OPERATOR } from './operator.ts'

const OPERATION = 'import-people'

/** Imports a file of people: invites those who are new, and changes the others. */
export function importPeople(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<string> {
  const { publicUrl, mail } = readSettings(env)
  const deployment = { publicUrl, isSending: mail !== undefined }
  return importFile(rosterFile(deployment), { argv, env, print })
}

const rosterFile = (deployment: { publicUrl: string; isSending: boolean }): FileImport => ({
  usage: commandLine('import-people', 'people.csv [--trial]'),
  operation: OPERATION,
  event: 'roster.imported',
  // A person is saved as they were compared, or the whole file is refused.
  lock: async () => {},
  async compare(use, bytes, fileName) {
    const compared = await compareRosterFile(use, bytes, OPERATOR)
    if (!compared.ok) return compared
    const { differences, ignored } = compared.value
    return accept({
      ignored,
      lines: linesOf(differences),
      counts: describeRosterCounts(countRoster(differences)),
      allowed: mayImportRoster(differences),
      async apply() {
        const announceEach = announcedByCommand(use, OPERATION)
        const on = { use, now: clock(), deployment, person: undefined, announceEach }
        const by = { fileName, importedBy: null, path: ROOT_PATH }
        const applied = await importRoster(compared.value, by, on)
        if (!applied.ok) throw new StartError(reasonTexts[applied.reason])
        return { details: { ...countRoster(differences) } }
      },
    })
  },
})

const linesOf = ({ added, changed, absent, refused }: RosterDifferences): string[] => [
  ...added.map(describeAddedPerson),
  ...changed.map(describeChangedPerson),
  ...absent.map(
    ({ person }) => `Not in the file, and left as they are: ${person.name} <${person.email}>`,
  ),
  ...refused.map(describeRefusedPerson),
]
