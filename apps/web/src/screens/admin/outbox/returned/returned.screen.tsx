import { useMemo, useState } from 'react'
import { api, useOperation } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { Grid, loadingProps, useGridPage } from '../../../../ui/grid/index.ts'
import { Page } from '../../../../ui/page/index.ts'
import { useArrangement } from '../../../../widgets/list-preferences/index.ts'
import { columnsFor } from './columns.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { texts } from './texts.ts'

/** What came back of emails of campaigns and only a person can read: read, and decided on. */
export function Screen() {
  const arrangement = useArrangement('unread-reports')
  const paging = useGridPage({ sort: [] })
  const { page, size } = paging.page
  const query = useOperation(
    api.mailReturns.searchUnread,
    { body: { page, size } },
    { selection: false, keepsPrevious: true },
  )
  const [shown, setShown] = useState<number>()
  const columns = useMemo(() => columnsFor(setShown), [])
  return (
    <Page title={texts.title} intro={texts.intro} back={{ to: paths.outbox, name: texts.back }}>
      <Grid
        label={texts.reports}
        columns={columns}
        arrangement={arrangement}
        rows={query.response?.reports ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={texts.none}
      />
      {shown !== undefined && (
        <ReportDialog reportKey={shown} onClose={() => setShown(undefined)} />
      )}
    </Page>
  )
}
