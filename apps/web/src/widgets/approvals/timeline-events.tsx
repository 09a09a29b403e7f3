import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { eventInWords } from '@marquee/rules/approvals'
import { showMoment } from '../calendar/index.ts'
import type { TimelineEvent } from './answers.ts'
import { timelineTexts as texts } from './texts.ts'

export function TimelineEvents({ events }: { events: readonly TimelineEvent[] }) {
  if (events.length === 0) return <Typography>{texts.none}</Typography>
  return (
    <Box component="ol" aria-label={texts.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {events.map((event) => (
        <Box component="li" key={event.key} sx={line}>
          <Event event={event} />
        </Box>
      ))}
    </Box>
  )
}

function Event({ event }: { event: TimelineEvent }) {
  const { action, step, by, market, at, words } = event
  const moment = showMoment(at)
  return (
    <>
      <Typography variant="subtitle2" component="p">
        {eventInWords({ action, stepName: step?.name ?? null })}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        <time dateTime={at}>
          {market ? texts.byDealer(by, market.name, moment) : texts.by(by, moment)}
        </time>
      </Typography>
      {words && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {words}
        </Typography>
      )}
    </>
  )
}

/** Each event hangs on a line, from its dot to the next one. */
const line = {
  position: 'relative',
  pl: 5,
  pb: 4,
  borderLeft: 2,
  borderColor: 'divider',
  ml: '0.3125rem',
  '&:last-child': { borderColor: 'transparent', pb: 1 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '-0.375rem',
    top: '0.3125rem',
    width: '0.625rem',
    height: '0.625rem',
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
} as const
