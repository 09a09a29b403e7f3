import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Pagination from '@mui/material/Pagination'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { api, useChange, useOperation } from '../../api/index.ts'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import { Filter } from '../../ui/filter/index.ts'
import { Page } from '../../ui/page/index.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '../../ui/states/index.ts'
import { NoticeList } from './notice-list.tsx'
import { texts } from './texts.ts'

const SIZE = 20

export function Screen() {
  const [wanted, setWanted] = useState<{ isUnread: boolean; page: number }>({
    isUnread: false,
    page: 0,
  })
  const { isUnread, page } = wanted
  const asked = useOperation(
    api.notices.search,
    { body: { criteria: { isUnread }, page, size: SIZE } },
    { keepsPrevious: true },
  )
  const { response } = asked
  const pages = Math.ceil((response?.totalElements ?? 0) / SIZE)
  return (
    <Page title={texts.title} intro={texts.intro} actions={<Actions />}>
      <Box sx={{ mb: 4 }}>
        <Filter
          label={texts.show}
          value={isUnread ? 'unread' : undefined}
          choices={[
            [undefined, texts.all],
            ['unread', texts.unread],
          ]}
          onChange={(only) => setWanted({ isUnread: only === 'unread', page: 0 })}
        />
      </Box>
      {asked.status === 'loading' && <RowsSkeleton rows={6} />}
      {asked.error !== undefined && !response && (
        <ErrorState title={texts.loadFailed} onRetry={asked.retry} retrying={asked.isRefreshing}>
          {asked.error}
        </ErrorState>
      )}
      {response && <NoticeList notices={response.notices} isUnread={isUnread} />}
      {response?.totalElements === 0 && (
        <EmptyState title={isUnread ? texts.nothingUnread : texts.none}>
          {!isUnread && texts.noneWhy}
        </EmptyState>
      )}
      {pages > 1 && (
        <Pagination
          aria-label={texts.pages}
          count={pages}
          page={page + 1}
          onChange={(_, to) => setWanted({ isUnread, page: to - 1 })}
          sx={{ mt: 6, '& ul': { justifyContent: 'center' } }}
        />
      )}
    </Page>
  )
}

function Actions() {
  const readAll = useChange(api.notices.readAll, {
    refreshes: [api.notices.search, api.notices.unread],
    says: texts.allRead,
  })
  const unread = useOperation(api.notices.unread, undefined, { selection: false })
  return (
    <>
      <Button component={Link} to={paths.noticeChoices} variant="outlined">
        {texts.choices}
      </Button>
      <ReasonButton
        variant="contained"
        loading={readAll.isRunning}
        reason={unread.response?.unread === 0 ? texts.nothingUnread : undefined}
        onClick={() => void readAll.run({})}
      >
        {texts.readAll}
      </ReasonButton>
    </>
  )
}
