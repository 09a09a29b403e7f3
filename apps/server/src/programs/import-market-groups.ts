import { ROOT_PATH } from '@marquee/rules/access'
import {
  alikeGroups,
  countMemberships,
  describeAddedGroup,
  describeAlikeGroup,
  describeChangedGroup,
  describeMembershipCounts,
  describeRefusedMembership,
  mayImportMemberships,
  type MembershipDifferences,
  type MembershipMode,
} from '@marquee/rules/memberships'
import { accept } from '@marquee/rules/result'
import { applyMemberships, compareMembershipFile } from '../memberships/index.ts'
import { commandLine } from '../platform/release/index.ts'
import { StartError } from '../platform/settings/index.ts'
import { reasonTexts } from '../wiring.ts'
import { announcedByCommand } from './announced-by-command.ts'
import { importFile, type FileImport } from './import-file.ts'

const OPERATION = 'import-market-groups'
const REPLACE = '--replace'

/** Imports a file of market groups: adds to them, or with --replace makes them what the file says. */
export function importMarketGroups(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<string> {
  const rest = argv.filter((flag) => flag !== REPLACE)
  const mode = rest.length < argv.length ? 'REPLACE' : 'ADD'
  return importFile(groupsFile(mode), { argv: rest, env, print })
}

const groupsFile = (mode: MembershipMode): FileImport => ({
  usage: commandLine('import-market-groups', 'groups.csv [--replace] [--trial]'),
  operation: OPERATION,
  event: 'memberships.imported',
  // A group is saved as it was compared, or the whole file is refused.
  lock: async () => {},
  async compare(use, bytes) {
    const on = { mode, scope: ROOT_PATH, home: undefined }
    const compared = await compareMembershipFile(use, bytes, on)
    if (!compared.ok) return compared
    const { differences, ignored } = compared.value
    return accept({
      ignored,
      lines: linesOf(differences),
      counts: describeMembershipCounts(countMemberships(differences)),
      allowed: mayImportMemberships(differences),
      async apply() {
        const announceEach = announcedByCommand(use, OPERATION)
        const applied = await applyMemberships(differences, { use, announceEach })
        if (!applied.ok) throw new StartError(reasonTexts[applied.reason])
        return { details: { mode, ...countMemberships(differences) } }
      },
    })
  },
})

const linesOf = ({ added, changed, held, absent, refused }: MembershipDifferences): string[] => [
  ...added.map(describeAddedGroup),
  ...alikeGroups(added, absent).map(describeAlikeGroup),
  ...changed.map(describeChangedGroup),
  ...held.map(({ group }) => `No one leaves, as a line is refused: ${group.name}`),
  ...absent.map(({ group }) => `Not in the file, and left as it is: ${group.name}`),
  ...refused.map(describeRefusedMembership),
]
