import { useState } from 'react'
import { whyNot } from '../../../api/index.ts'
import { ReasonButton } from '../../../ui/disabled-reason/index.ts'
import { Grid, standingOf } from '../../../ui/grid/index.ts'
import { Page } from '../../../ui/page/index.ts'
import { BrandFilter, useTellingBrandName } from '../../../widgets/user-state/index.ts'
import type { MarketGroup } from './answers.ts'
import { columnsFor } from './columns.tsx'
import { CreateDialog } from './create-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { reasons, texts } from './texts.ts'
import { useMarketGroups } from './use-market-groups.ts'

export function Screen() {
  const { asked, wanted, want, paging } = useMarketGroups()
  const [isCreating, setCreating] = useState(false)
  const [leaving, setLeaving] = useState<MarketGroup>()
  const brandName = useTellingBrandName()
  const { text, hierarchyId } = wanted
  const create = (
    <ReasonButton
      variant="contained"
      reason={whyNot(asked.response?.can.create, reasons)}
      onClick={() => setCreating(true)}
    >
      {texts.create}
    </ReasonButton>
  )
  return (
    <Page title={texts.title} intro={texts.intro} actions={create}>
      <Grid
        label={texts.title}
        columns={columnsFor({ onDelete: setLeaving, brandName })}
        rows={asked.response?.marketGroups ?? []}
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
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
      {leaving && <DeleteDialog group={leaving} onClose={() => setLeaving(undefined)} />}
    </Page>
  )
}
