import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Grid, standingOf } from '../../../ui/grid/index.ts'
import { Page } from '../../../ui/page/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import { columnsFor } from './columns.tsx'
import { Filters } from './filters.tsx'
import { RowDialog } from './row-dialog.tsx'
import { texts } from './texts.ts'
import { useAudit } from './use-audit.ts'
import { useExport } from './use-export.ts'

export function Screen() {
  const { asked, wanted, want, paging, criteria } = useAudit()
  const [shown, setShown] = useState<number>()
  const exporting = useExport(criteria)
  const { response } = asked
  const exportAll = (
    <Button variant="outlined" disabled={exporting.isRunning} onClick={() => void exporting.run()}>
      {texts.exportAll}
    </Button>
  )
  return (
    <Page
      title={texts.title}
      intro={[texts.intro, response && sealed(response.sealedUntil)].filter(Boolean).join(' ')}
      actions={exportAll}
    >
      {response?.isCut && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {texts.isCut}
        </Alert>
      )}
      <Grid
        label={texts.rows}
        columns={columnsFor(setShown)}
        rows={response?.rows ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={response?.totalElements}
        {...standingOf(asked)}
        whenEmpty={texts.none}
        search={{ placeholder: texts.search, onSearch: (event) => want({ event }) }}
        filters={<Filters wanted={wanted} onChange={want} />}
      />
      {shown !== undefined && <RowDialog rowKey={shown} onClose={() => setShown(undefined)} />}
    </Page>
  )
}

const sealed = (until: string | null) =>
  until === null ? texts.neverSealed : texts.sealedUntil(showMoment(until))
