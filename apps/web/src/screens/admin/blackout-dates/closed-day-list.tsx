import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { accessTexts } from '@marquee/rules/access'
import { blackoutDateReasons } from '@marquee/rules/blackout-dates'
import { daysBetween, type CalendarDate } from '@marquee/rules/calendar'
import { useState } from 'react'
import { whyNot } from '../../../api/index.ts'
import { DisabledReason } from '../../../ui/disabled-reason/index.ts'
import { EmptyState } from '../../../ui/states/index.ts'
import type { BlackoutDateEntry } from '../../../widgets/blackout-dates/index.ts'
import { dayInWords, inDays } from '../../../widgets/calendar/index.ts'
import { useReachName } from './reach-name.ts'
import { texts } from './texts.ts'

interface ClosedDayListProps {
  dates: readonly BlackoutDateEntry[]
  today: CalendarDate
  onOpen: (entry: BlackoutDateEntry) => void
}

/** The closed days, ascending, each with the way to open it again. */
export function ClosedDayList({ dates, today, onOpen }: ClosedDayListProps) {
  const past = dates.filter(({ date }) => date < today)
  // Of a year that is over, and of one that has not begun, there is nothing to leave out.
  const [showsPast, setShowsPast] = useState(past.length === dates.length)
  const shown = showsPast ? dates : dates.slice(past.length)
  if (dates.length === 0) return <EmptyState title={texts.noneInYear} />
  return (
    <>
      {!showsPast && past.length > 0 && (
        <Button size="small" sx={{ mb: 2, ml: -2 }} onClick={() => setShowsPast(true)}>
          {texts.showPast(past.length)}
        </Button>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((entry) => (
          <ClosedDay key={entry.key} entry={entry} today={today} onOpen={() => onOpen(entry)} />
        ))}
      </Box>
    </>
  )
}

interface ClosedDayProps {
  entry: BlackoutDateEntry
  today: CalendarDate
  onOpen: () => void
}

function ClosedDay({ entry, today, onOpen }: ClosedDayProps) {
  const brand = useReachName()(entry.hierarchyId)
  const ahead = daysBetween(today, entry.date)
  const day = dayInWords(entry.date)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, color: ahead < 0 ? 'text.secondary' : undefined }}>
        <Typography component="time" dateTime={entry.date} sx={{ fontWeight: 'fontWeightMedium' }}>
          {day}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {[entry.hierarchyId === null ? texts.allInList : brand, ahead >= 0 && inDays(ahead)]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <DisabledReason reason={whyNot(entry.can.delete, { ...accessTexts, ...blackoutDateReasons })}>
        <IconButton aria-label={texts.delete(day, brand)} onClick={onOpen}>
          <DeleteOutlined />
        </IconButton>
      </DisabledReason>
    </Box>
  )
}
