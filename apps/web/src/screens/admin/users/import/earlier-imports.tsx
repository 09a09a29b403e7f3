import { describeRosterCounts, type RosterCounts } from '@marquee/rules/roster'
import { api, useOperation } from '../../../../api/index.ts'
import { EarlierImports, useImportsPage } from '../../../../widgets/file-imports/index.ts'
import { importsTexts as texts, reasons } from './texts.ts'
import { UndoPeople } from './undo-dialog.tsx'

/** Files of people that were imported before. */
export function EarlierPeople() {
  const paging = useImportsPage()
  const query = useOperation(
    api.roster.imports,
    { body: paging.page },
    { selection: false, keepsPrevious: true },
  )
  return (
    <EarlierImports
      paging={paging}
      query={query}
      describe={whatItDid}
      reasons={reasons}
      whenEmpty={texts.none}
      question={UndoPeople}
    />
  )
}

/** What the file changed; how much of it was as before says nothing of an import. */
const whatItDid = (counts: RosterCounts): string =>
  describeRosterCounts({ ...counts, unchanged: 0, absent: 0 })
