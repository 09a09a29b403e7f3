import { accessTexts } from '@marquee/rules/access'
import { blackoutDateReasons, blackoutDateTexts } from '@marquee/rules/blackout-dates'
import { daysBetween, type CalendarDate } from '@marquee/rules/calendar'
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useCallback, useState } from 'react'
import { api, useChange, whyNot } from '../../../api/index.ts'
import { DisabledReason } from '../../../ui/disabled-reason/index.ts'
import { useForm } from '../../../ui/form/index.ts'
import { Page, Section } from '../../../ui/page/index.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '../../../ui/states/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import {
  useBlackoutDates,
  type BlackoutDateEntry,
  type BlackoutDates,
} from '../../../widgets/blackout-dates/index.ts'
import { dayInWords, inDays, useToday } from '../../../widgets/calendar/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { CloseDayForm, EVERY_BRAND, type NewDay } from './close-day.form.tsx'
import { HitCampaigns } from './hit-campaigns.tsx'
import { yearOf } from './month-days.rules.ts'
import { useReachName } from './reach-name.ts'
import { texts } from './texts.ts'
import { Legend, YearCalendar } from './year-calendar.tsx'

/** The days on which nothing is mailed: a calendar, a list, and the way to close and open one. */
export function Screen() {
  const query = useBlackoutDates({ everyBrand: true })
  return (
    <Page title={texts.title} intro={texts.intro}>
      {query.response && <Days {...query.response} />}
      {query.status === 'loading' && <RowsSkeleton rows={8} />}
      {query.status === 'failed' && (
        <ErrorState title={texts.loadTitle} onRetry={query.retry} retrying={query.isRefreshing}>
          {blackoutDateTexts.loadFailed}
        </ErrorState>
      )}
    </Page>
  )
}

function Days({ blackoutDates, can }: BlackoutDates) {
  const { selectedMarket } = useUserState()
  const today = useToday(selectedMarket?.timeZone)
  const [year, setYear] = useState(() => yearOf(today))
  const [opening, setOpening] = useState<BlackoutDateEntry>()
  const hierarchyId = can.add.ok ? EVERY_BRAND : (can.addFor[0] ?? EVERY_BRAND)
  const form = useForm<NewDay>({ defaultValues: { date: null, hierarchyId } })
  const inYear = blackoutDates.filter(({ date }) => yearOf(date) === year)
  const nameOf = useReachName()
  const { setValue, setFocus } = form
  const take = useCallback(
    (date: CalendarDate) => {
      setValue('date', date, { shouldTouch: true })
      setFocus('date')
    },
    [setValue, setFocus],
  )
  return (
    <>
      <CloseDayForm form={form} dates={blackoutDates} can={can} today={today} />
      <HitCampaigns />
      <Box
        sx={{
          display: 'grid',
          columnGap: 8,
          gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 5fr)' },
        }}
      >
        <Section title={texts.list(year)}>
          <ClosedDayList key={year} dates={inYear} today={today} onOpen={setOpening} />
        </Section>
        <Section
          title={texts.calendar}
          description={texts.howTo}
          actions={<YearChoice year={year} onChange={setYear} />}
        >
          <Legend />
          <YearCalendar
            year={year}
            today={today}
            nameOf={nameOf}
            onYear={setYear}
            onTake={take}
            onOpen={setOpening}
            dates={blackoutDates}
          />
        </Section>
      </Box>
      {opening && <OpenDayDialog entry={opening} onClose={() => setOpening(undefined)} />}
    </>
  )
}

interface ClosedDayListProps {
  dates: readonly BlackoutDateEntry[]
  today: CalendarDate
  onOpen: (entry: BlackoutDateEntry) => void
}

/** The closed days, ascending, each with the way to open it again. */
function ClosedDayList({ dates, today, onOpen }: ClosedDayListProps) {
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

interface YearChoiceProps {
  year: number
  onChange: (year: number) => void
}

function YearChoice({ year, onChange }: YearChoiceProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <IconButton aria-label={texts.earlier(year - 1)} onClick={() => onChange(year - 1)}>
        <ChevronLeftIcon />
      </IconButton>
      <Typography
        role="status"
        sx={{ fontWeight: 'fontWeightBold', fontVariantNumeric: 'tabular-nums' }}
      >
        {year}
      </Typography>
      <IconButton aria-label={texts.earlier(year + 1)} onClick={() => onChange(year + 1)}>
        <ChevronRightIcon />
      </IconButton>
    </Box>
  )
}

interface OpenDayDialogProps {
  /** The closed day to be opened. */
  entry: BlackoutDateEntry
  onClose: () => void
}

function OpenDayDialog({ entry, onClose }: OpenDayDialogProps) {
  const remove = useChange(api.blackoutDates.delete, {
    refreshes: [api.blackoutDates.list, api.approvals.hit],
    success: blackoutDateTexts.updated,
    fails: blackoutDateTexts.updateFailed,
  })
  const reach = useReachName()(entry.hierarchyId)
  const open = async () => {
    await remove.run({ params: { id: String(entry.key) } })
    onClose()
  }
  return (
    <WarningDialog
      open
      title={texts.deleteTitle}
      onClose={onClose}
      onContinue={() => void open()}
      busy={remove.isRunning}
    >
      <Typography>{texts.deleteBody(dayInWords(entry.date), reach)}</Typography>
    </WarningDialog>
  )
}
