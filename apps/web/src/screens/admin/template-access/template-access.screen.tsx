import { useState } from 'react'
import { Grid, standingOf } from '../../../ui/grid/index.ts'
import { Page } from '../../../ui/page/index.ts'
import {
  BrandFilter,
  useBrandName,
  useTellingBrandName,
} from '../../../widgets/user-state/index.ts'
import { AccessDialog } from './access-dialog.tsx'
import { marketsInWords } from './access-in-words.ts'
import type { AccessRow } from './answers.ts'
import { columnsFor } from './columns.tsx'
import { texts } from './texts.ts'
import { useTemplateAccess } from './use-template-access.ts'

export function Screen() {
  const { asked, wanted, want, paging } = useTemplateAccess()
  const [changing, setChanging] = useState<AccessRow>()
  const nameOf = useBrandName()
  const brandName = useTellingBrandName()
  const { text, hierarchyId } = wanted
  const groups = asked.response?.marketGroups ?? []
  const columns = columnsFor({
    onChange: setChanging,
    marketsOf: (row) => marketsInWords(row, nameOf(row.hierarchyId), groups),
    brandName,
  })
  return (
    <Page title={texts.title} intro={texts.intro}>
      <Grid
        label={texts.title}
        columns={columns}
        rows={asked.response?.campaignTemplates ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={asked.response?.totalElements}
        {...standingOf(asked)}
        whenEmpty={text || hierarchyId ? texts.noneFound : texts.none}
        search={{ placeholder: texts.search, onSearch: (typed) => want({ text: typed }) }}
        filters={
          brandName && (
            <BrandFilter value={hierarchyId} onChange={(id) => want({ hierarchyId: id })} />
          )
        }
      />
      {changing && (
        <AccessDialog
          row={changing}
          groups={groups.filter((group) => group.hierarchyId === changing.hierarchyId)}
          onClose={() => setChanging(undefined)}
        />
      )}
    </Page>
  )
}
