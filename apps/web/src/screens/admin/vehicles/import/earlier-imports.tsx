import { describeLineupCounts, type LineupCounts } from '@marquee/rules/lineup'
import { api, useOperation } from '../../../../api/index.ts'
import { EarlierImports, useImportsPage } from '../../../../widgets/file-imports/index.ts'
import { reasons } from '../texts.ts'
import { importsTexts as texts } from './texts.ts'
import { UndoModels } from './undo-dialog.tsx'

/** Files of models that were imported before. */
export function EarlierModels() {
  const paging = useImportsPage()
  const query = useOperation(
    api.lineup.imports,
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
      question={UndoModels}
    />
  )
}

/** What the file changed; how much of it was as before says nothing of an import. */
const whatItDid = (counts: LineupCounts): string =>
  describeLineupCounts({ ...counts, unchanged: 0, absent: 0 })
