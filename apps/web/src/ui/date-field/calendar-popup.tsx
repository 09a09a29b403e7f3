import Box from '@mui/material/Box'
import Popover from '@mui/material/Popover'
import Skeleton from '@mui/material/Skeleton'
import type { ComponentType } from 'react'
import { ErrorState } from '../states/index.ts'
import type { CalendarProps } from './calendar.tsx'
import { dateFieldTexts } from './texts.ts'

interface CalendarPopupProps extends CalendarProps {
  label: string
  /** What it opens below; nothing while it is closed. */
  anchor: Element | null
  onClose: () => void
  /** The calendar itself, once it is there. */
  Calendar: ComponentType<CalendarProps> | undefined
  hasFailed: boolean
  isLoading: boolean
  onRetry: () => void
}

/** Takes the room of the calendar at once, and the focus with it. */
export function CalendarPopup(props: CalendarPopupProps) {
  const { label, anchor, onClose, Calendar, hasFailed, isLoading, onRetry, ...calendar } = props
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': dateFieldTexts.choose(label), sx: sheet },
      }}
    >
      {Calendar && <Calendar {...calendar} />}
      {!Calendar && !hasFailed && <CalendarSkeleton />}
      {!Calendar && hasFailed && (
        <Box sx={{ p: 4, width: WIDTH }}>
          <ErrorState title={dateFieldTexts.notLoaded} onRetry={onRetry} retrying={isLoading}>
            {dateFieldTexts.typeInstead}
          </ErrorState>
        </Box>
      )}
    </Popover>
  )
}

/** As the library makes its calendar. */
const WIDTH = '20rem'
const HEIGHT = '21rem'

function CalendarSkeleton() {
  return (
    <Box
      role="status"
      aria-label={dateFieldTexts.loading}
      sx={{ p: 4, width: WIDTH, height: HEIGHT }}
    >
      <Skeleton variant="rounded" sx={{ height: '100%' }} />
    </Box>
  )
}

const sheet = { border: 1, borderColor: 'divider' }
