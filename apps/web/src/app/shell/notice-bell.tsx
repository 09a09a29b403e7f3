import NotificationsNone from '@mui/icons-material/NotificationsNone'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Link } from 'react-router'
import { api, useOperation } from '../../api/index.ts'
import { shownCount } from '../../ui/badge/index.ts'
import { paths } from '../paths.ts'
import { shellTexts } from './texts.ts'

const EVERY_MINUTE = 60_000

/** What one is told of, and how much of it one has not read. */
export function NoticeBell() {
  const { response } = useOperation(api.notices.unread, undefined, {
    selection: false,
    again: () => EVERY_MINUTE,
  })
  const unread = response?.unread ?? 0
  return (
    <IconButton
      component={Link}
      to={paths.notices}
      aria-label={shellTexts.notices(unread)}
      sx={{ position: 'relative' }}
    >
      <NotificationsNone />
      {unread > 0 && (
        <Box
          component="span"
          aria-hidden
          sx={(theme) => ({
            ...theme.typography.caption,
            position: 'absolute',
            top: 0,
            right: 0,
            minWidth: '1.25rem',
            px: 1,
            borderRadius: 5,
            textAlign: 'center',
            fontWeight: 'fontWeightBold',
            lineHeight: '1.25rem',
            color: 'primary.contrastText',
            bgcolor: 'primary.main',
          })}
        >
          {shownCount(unread)}
        </Box>
      )}
    </IconButton>
  )
}
