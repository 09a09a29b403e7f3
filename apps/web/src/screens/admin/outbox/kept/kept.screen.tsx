import Alert from '@mui/material/Alert'
import { useMemo, useState } from 'react'
import { api, useOperation } from '../../../../api/index.ts'
import { Grid, loadingProps, useFilters, useGridPage } from '../../../../ui/grid/index.ts'
import { Page } from '../../../../ui/page/index.ts'
import { useArrangement } from '../../../../widgets/list-preferences/index.ts'
import { columnsFor } from './columns.tsx'
import { KeptEmailDialog } from './kept-email-dialog.tsx'
import { texts } from './texts.ts'

/** Emails of campaigns, where they arrive here instead of leaving. */
export function Screen() {
  const arrangement = useArrangement('kept-emails')
  const { query, setFilters, paging } = useKeptEmails()
  const [shown, setShown] = useState<number>()
  const columns = useMemo(() => columnsFor(setShown), [])
  return (
    <Page title={texts.title} intro={texts.intro}>
      {query.response && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {query.response.isSending ? texts.sending : texts.kept}
        </Alert>
      )}
      <Grid
        label={texts.emails}
        columns={columns}
        arrangement={arrangement}
        rows={query.response?.emails ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={texts.none}
        search={{ placeholder: texts.search, onSearch: (text) => setFilters({ text }) }}
      />
      {shown !== undefined && (
        <KeptEmailDialog emailKey={shown} onClose={() => setShown(undefined)} />
      )}
    </Page>
  )
}

/** One page of what arrived in the selected market and below, newest first. */
function useKeptEmails() {
  const paging = useGridPage({ sort: [] })
  const { filters, setFilters } = useFilters(paging, { text: '' })
  const { page, size } = paging.page
  const { text } = filters
  const criteria = { text: text === '' ? undefined : text }
  const query = useOperation(
    api.keptEmails.search,
    { body: { criteria, page, size } },
    { keepsPrevious: true },
  )
  return { query, setFilters, paging }
}
