import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { whyNot } from '../../../api/index.ts'
import { paths } from '../../../app/paths.ts'
import { ReasonLink } from '../../../ui/disabled-reason/index.ts'
import { Grid, standingOf } from '../../../ui/grid/index.ts'
import { Page } from '../../../ui/page/index.ts'
import {
  isOpen,
  screenNeeds,
  useTellingBrandName,
  useUserState,
} from '../../../widgets/user-state/index.ts'
import type { TemplateRow } from './answers.ts'
import { columnsFor } from './columns.tsx'
import { Filters } from './filters.tsx'
import { StatusDialog } from './status-dialog.tsx'
import { reasons, texts } from './texts.ts'
import { useDuplicate } from './use-duplicate.ts'
import { useTemplates } from './use-templates.ts'

export function Screen() {
  const { asked, rows, wanted, want, isNarrowed } = useTemplates()
  const [changing, setChanging] = useState<TemplateRow>()
  const duplicate = useDuplicate()
  const brandName = useTellingBrandName()
  const mayCreate = isOpen(useUserState(), screenNeeds.createCampaignTemplate)
  const { campaignTemplates = [], totalElements = 0, can } = asked.response ?? {}
  const create = mayCreate && (
    <ReasonLink
      variant="contained"
      to={paths.createCampaignTemplate}
      reason={whyNot(can?.create, reasons)}
    >
      {texts.create}
    </ReasonLink>
  )
  return (
    <Page title={texts.title} intro={texts.intro} actions={create}>
      {totalElements > campaignTemplates.length && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {texts.tooMany(campaignTemplates.length, totalElements)}
        </Alert>
      )}
      <Grid
        label={texts.title}
        columns={columnsFor({ onDuplicate: duplicate, onStatus: setChanging, brandName })}
        rows={rows}
        rowId={({ key }) => key}
        {...standingOf(asked)}
        whenEmpty={isNarrowed ? texts.noneFound : texts.none}
        search={{ placeholder: texts.search, onSearch: (text) => want({ text }) }}
        filters={<Filters wanted={wanted} onChange={want} />}
      />
      {changing && <StatusDialog template={changing} onClose={() => setChanging(undefined)} />}
    </Page>
  )
}
