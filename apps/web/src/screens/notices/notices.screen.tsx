import DoneOutlined from '@mui/icons-material/DoneOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MuiLink from '@mui/material/Link'
import Pagination from '@mui/material/Pagination'
import Typography from '@mui/material/Typography'
import type { notices } from '@marquee/contract/notices'
import type { AnswerOf } from '@marquee/contract/operation'
import { needsDecision } from '@marquee/rules/notices'
import { useState, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { api, useChange, useOperation } from '../../api/index.ts'
import { approvalPath, campaignPath, paths } from '../../app/paths.ts'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import { Filter } from '../../ui/filter/index.ts'
import { Page } from '../../ui/page/index.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '../../ui/states/index.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/index.ts'
import { showMoment } from '../../widgets/calendar/index.ts'
import { texts } from './texts.ts'

const SIZE = 20

export function Screen() {
  const [filters, setFilters] = useState<{ isUnread: boolean; page: number }>({
    isUnread: false,
    page: 0,
  })
  const { isUnread, page } = filters
  const query = useOperation(
    api.notices.search,
    { body: { criteria: { isUnread }, page, size: SIZE } },
    { keepsPrevious: true },
  )
  const { response } = query
  const pages = Math.ceil((response?.totalElements ?? 0) / SIZE)
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      actions={<Actions shown={response?.notices ?? []} />}
    >
      <Box sx={{ mb: 4 }}>
        <Filter
          label={texts.show}
          value={isUnread ? 'unread' : undefined}
          choices={[
            [undefined, texts.all],
            ['unread', texts.unread],
          ]}
          onChange={(only) => setFilters({ isUnread: only === 'unread', page: 0 })}
        />
      </Box>
      {query.status === 'loading' && <RowsSkeleton rows={6} />}
      {query.error !== undefined && !response && (
        <ErrorState title={texts.loadFailed} onRetry={query.retry} retrying={query.isRefreshing}>
          {query.error}
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
          onChange={(_, to) => setFilters({ isUnread, page: to - 1 })}
          sx={{ mt: 6, '& ul': { justifyContent: 'center' } }}
        />
      )}
    </Page>
  )
}

function Actions({ shown }: { shown: readonly Notice[] }) {
  const readAll = useChange(api.notices.readAll, {
    refreshes: [api.notices.search, api.notices.unread],
    success: texts.allRead,
  })
  const unread = useOperation(api.notices.unread, undefined, { selection: false })
  // The number is asked for less often than the list: one that came meanwhile is shown already.
  const isAllRead = unread.response?.unread === 0 && shown.every(({ isRead }) => isRead)
  return (
    <>
      <Button component={Link} to={paths.noticeChoices} variant="outlined">
        {texts.choices}
      </Button>
      <ReasonButton
        variant="contained"
        loading={readAll.isRunning}
        reason={isAllRead ? texts.nothingUnread : undefined}
        onClick={() => void readAll.run({})}
      >
        {texts.readAll}
      </ReasonButton>
    </>
  )
}

interface NoticeListProps {
  notices: readonly Notice[]
  /** Of those that are unread alone: one that is read leaves it. */
  isUnread: boolean
}

/** Newest first; to open the campaign is to have read it. */
function NoticeList({ notices, isUnread }: NoticeListProps) {
  const read = useChange(api.notices.read, {
    refreshes: [api.notices.search, api.notices.unread],
  })
  const markRead = ({ key, isRead }: Notice) => {
    if (!isRead) void read.run({ params: { key: String(key) } })
  }
  if (notices.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={texts.list}
      sx={{
        listStyle: 'none',
        m: 0,
        mt: 4,
        p: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {notices.map((notice) => (
        <Line
          key={notice.key}
          notice={notice}
          isUnread={isUnread}
          onRead={() => markRead(notice)}
        />
      ))}
    </Box>
  )
}

interface LineProps {
  notice: Notice
  isUnread: boolean
  onRead: () => void
}

function Line({ notice, isUnread, onRead }: LineProps) {
  const { kind, line, words, at, isRead, campaignKey } = notice
  const markRead = ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    // The button goes away, and in a list of unread ones the whole line.
    const row = button.closest('li')
    const stays = isUnread ? (row?.nextElementSibling ?? row?.previousElementSibling) : row
    stays?.querySelector('a')?.focus()
    onRead()
  }
  return (
    <Box component="li" sx={[row, !isRead && unread]}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink
          component={Link}
          to={needsDecision(kind) ? approvalPath(campaignKey) : campaignPath(campaignKey)}
          onClick={onRead}
          sx={{ fontWeight: isRead ? undefined : 'fontWeightBold' }}
        >
          {!isRead && <VisuallyHidden>{texts.isUnread}</VisuallyHidden>}
          {line}
        </MuiLink>
        {words !== '' && <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{words}</Typography>}
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {showMoment(at)}
        </Typography>
      </Box>
      {!isRead && (
        <IconButton aria-label={`${texts.markRead}: ${line}`} onClick={markRead}>
          <DoneOutlined />
        </IconButton>
      )}
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 3,
  px: { xs: 4, sm: 5 },
  py: 4,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
} as const

const unread = { bgcolor: 'primary.tint' } as const

type Notice = AnswerOf<typeof notices.search>['notices'][number]
