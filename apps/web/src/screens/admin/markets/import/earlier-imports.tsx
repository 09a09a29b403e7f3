import { describeCounts, type NetworkCounts } from '@marquee/rules/network'
import { api, useOperation } from '../../../../api/index.ts'
import { EarlierImports, useImportsPage } from '../../../../widgets/file-imports/index.ts'
import { reasons } from '../texts.ts'
import { importsTexts as texts } from './texts.ts'
import { UndoMarkets } from './undo-dialog.tsx'

/** Files of markets that were imported before. */
export function EarlierMarkets() {
  const paging = useImportsPage()
  const query = useOperation(
    api.network.imports,
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
      question={UndoMarkets}
    />
  )
}

/** What the file changed; how much of it was as before says nothing of an import. */
const whatItDid = (counts: NetworkCounts): string =>
  describeCounts({ ...counts, unchanged: 0, absent: 0 })
