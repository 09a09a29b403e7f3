import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { blackoutDateTexts } from '@marquee/rules/blackout-dates'
import { daysBetween, type CalendarDate } from '@marquee/rules/calendar'
import { Section } from '../../ui/page/index.ts'
import { ErrorState, RowsSkeleton } from '../../ui/states/index.ts'
import { useBlackoutDates, type BlackoutDateEntry } from '../../widgets/blackout-dates/index.ts'
import { dayInWords, inDays, useToday } from '../../widgets/calendar/index.ts'
import { useBrandName, useUserState } from '../../widgets/user-state/index.ts'
import { homeTexts } from './texts.ts'

const SHOWN = 5

/** The next days on which nothing is mailed. */
export function ClosedDays() {
  const { selectedMarket } = useUserState()
  const today = useToday(selectedMarket?.timeZone)
  const { response, status, retry, isRefreshing } = useBlackoutDates()
  const ahead = response?.blackoutDates.filter(({ date }) => date >= today).slice(0, SHOWN)
  return (
    <Section title={homeTexts.closedDays} description={homeTexts.closedDaysWhy} framed>
      {status === 'loading' && <RowsSkeleton rows={3} />}
      {status === 'failed' && (
        <ErrorState title={blackoutDateTexts.loadFailed} onRetry={retry} retrying={isRefreshing} />
      )}
      {ahead?.length === 0 && <Typography>{homeTexts.noClosedDays}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ahead?.map((entry) => (
          <ClosedDay key={entry.key} entry={entry} today={today} />
        ))}
      </Box>
    </Section>
  )
}

function ClosedDay({ entry, today }: { entry: BlackoutDateEntry; today: CalendarDate }) {
  const brand = useBrandName()(entry.hierarchyId)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 4,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <div>
        <Typography component="time" dateTime={entry.date} sx={{ fontWeight: 'fontWeightMedium' }}>
          {dayInWords(entry.date)}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {brand ?? homeTexts.everyBrand}
        </Typography>
      </div>
      <Typography sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {inDays(daysBetween(today, entry.date))}
      </Typography>
    </Box>
  )
}
