import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { CalendarDate } from '@marquee/rules/calendar'
import { closedDaysOf } from './closed-days.rules.ts'
import type { WhyDisabled } from './picked-date.rules.ts'
import { dateFieldTexts } from './texts.ts'

interface ClosedDaysProps {
  /** Any day of the month that is shown. */
  month: CalendarDate
  whyDisabled: WhyDisabled
}

/** Why days of the month cannot be chosen, for those who have no pointer to rest on them. */
export function ClosedDays({ month, whyDisabled }: ClosedDaysProps) {
  const closed = closedDaysOf(month, whyDisabled)
  if (closed.length === 0) return null
  return (
    <Box component="ul" aria-label={dateFieldTexts.closedDays} sx={list}>
      {closed.map(({ reason, days }) => (
        <Typography key={reason} component="li" variant="caption">
          <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
            {days}
          </Box>{' '}
          {reason}
        </Typography>
      ))}
    </Box>
  )
}

const list = {
  display: 'grid',
  gap: 1,
  maxWidth: '20rem',
  m: 0,
  px: 5,
  pt: 0,
  pb: 4,
  color: 'text.secondary',
  listStyle: 'none',
} as const
