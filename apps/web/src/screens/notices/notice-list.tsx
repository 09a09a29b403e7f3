import DoneOutlined from '@mui/icons-material/DoneOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { asksToDecide } from '@marquee/rules/notices'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { approvalPath, builderPath } from '../../app/paths.ts'
import { api, useChange } from '../../api/index.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/index.ts'
import { showMoment } from '../../widgets/calendar/index.ts'
import type { Notice } from './answers.ts'
import { texts } from './texts.ts'

interface NoticeListProps {
  notices: readonly Notice[]
  /** Of those that are unread alone: one that is read leaves it. */
  isUnread: boolean
}

/** Newest first; to open the campaign is to have read it. */
export function NoticeList({ notices, isUnread }: NoticeListProps) {
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
          to={asksToDecide(kind) ? approvalPath(campaignKey) : builderPath(campaignKey, '')}
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
