import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { showCount } from '@marquee/rules/money'
import { useId, useState, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { builderPath } from '../../app/paths.ts'
import { Filter } from '../../ui/filter/index.ts'
import { Line } from '../../ui/line/index.ts'
import { Page, Section } from '../../ui/page/index.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '../../ui/states/index.ts'
import { dayInWords, MONTHS } from '../../widgets/calendar/index.ts'
import { StatusChip } from '../../widgets/campaigns/index.ts'
import { useBrandName } from '../../widgets/user-state/index.ts'
import { MonthTable } from './month-table.tsx'
import { firstOfMonth, grouped, monthAway, type Grouping } from './month.rules.ts'
import { texts } from './texts.ts'
import { useCalendarMonth, type CalendarMonth, type ShownWave } from './use-calendar-month.ts'

/** When campaigns are mailed and in homes, and when nothing is mailed. */
export function Screen() {
  const month = useCalendarMonth()
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const [chosen, setView] = useState<View>('month')
  const [grouping, setGrouping] = useState<Grouping>('nation')
  const [isWarning, setWarning] = useState(false)
  const warningId = useId()
  // Seven columns need room.
  const view = isNarrow ? 'list' : chosen
  const { status, error, retry, isRefreshing, response } = month.query
  const isEmpty = month.waves.length === 0 && month.closed.length === 0
  return (
    <Page title={texts.title} intro={texts.intro}>
      <CalendarBar
        month={month}
        view={view}
        setView={setView}
        grouping={grouping}
        setGrouping={setGrouping}
        isNarrow={isNarrow}
        warning={
          <WarningButton
            month={month}
            isOpen={isWarning}
            controls={warningId}
            onToggle={() => setWarning(!isWarning)}
          />
        }
      />
      {status === 'loading' && <RowsSkeleton rows={6} />}
      {status === 'failed' && (
        <ErrorState title={texts.failed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
      {response?.isMore && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {texts.more(response.mailings.length)}
        </Alert>
      )}
      {isWarning && <CloseMailings id={warningId} month={month} />}
      {response && view === 'month' && <MonthTable month={month} />}
      {response &&
        view === 'list' &&
        (isEmpty ? (
          <EmptyState title={texts.none}>{texts.noneWhy}</EmptyState>
        ) : (
          <WaveList month={month} grouping={grouping} />
        ))}
    </Page>
  )
}

interface WarningButtonProps {
  month: CalendarMonth
  isOpen: boolean
  /** What it opens. */
  controls: string
  onToggle: () => void
}

/** How often the same households get two pieces shortly after each other; nothing where they do not, or it is not known. */
function WarningButton({ month: { close }, isOpen, controls, onToggle }: WarningButtonProps) {
  if (!close || close.closeMailings.length === 0) return null
  return (
    <Button
      color="warning"
      startIcon={<WarningAmberOutlined />}
      endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      {texts.overlaps(close.closeMailings.length)}
    </Button>
  )
}

/** Each pair of campaigns that reaches some of the same households shortly after each other. */
function CloseMailings({ id, month: { close } }: { id: string; month: CalendarMonth }) {
  if (!close || close.closeMailings.length === 0) return null
  const named = ({ name, date }: { name: string; date: CalendarDate }) =>
    texts.mailedOn(name, showDate(date))
  return (
    <Alert id={id} severity="warning" sx={{ mb: 4 }}>
      {texts.close(close.withinDays)}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {close.closeMailings.map(({ first, second, households, isAtMost }) => (
          <li key={`${first.campaignKey} ${second.campaignKey}`}>
            {texts.closePair(
              isAtMost ? texts.atMost(showCount(households)) : showCount(households),
              named(first),
              named(second),
            )}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

type View = 'month' | 'list'

interface CalendarBarProps {
  month: CalendarMonth
  view: View
  setView: (view: View) => void
  grouping: Grouping
  setGrouping: (grouping: Grouping) => void
  isNarrow: boolean
  warning: ReactNode
}

const GROUPINGS = ['nation', 'zone', 'district', 'market'] as const

function CalendarBar(props: CalendarBarProps) {
  const { month, view, setView, grouping, setGrouping, isNarrow, warning } = props
  const { first, today, goTo } = month
  const name = `${MONTHS[Number(first.slice(5, 7)) - 1]} ${first.slice(0, 4)}`
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4, alignItems: 'center' }}>
      <Tooltip title={texts.before}>
        <IconButton aria-label={texts.before} onClick={() => goTo(monthAway(first, -1))}>
          <ChevronLeft />
        </IconButton>
      </Tooltip>
      <Typography
        variant="h2"
        component="p"
        role="status"
        sx={{ minWidth: '10rem', textAlign: 'center' }}
      >
        {name}
      </Typography>
      <Tooltip title={texts.after}>
        <IconButton aria-label={texts.after} onClick={() => goTo(monthAway(first, 1))}>
          <ChevronRight />
        </IconButton>
      </Tooltip>
      <Button onClick={() => goTo(firstOfMonth(today))}>{texts.today}</Button>
      {warning}
      <Box sx={{ flex: 1 }} />
      {view === 'list' && (
        <Filter<Grouping>
          label={texts.group}
          value={grouping}
          choices={GROUPINGS.map((one) => [one, texts.groups[one]])}
          onChange={setGrouping}
        />
      )}
      {!isNarrow && (
        <Filter<View>
          label={texts.view}
          value={view}
          choices={[
            ['month', texts.views.month],
            ['list', texts.views.list],
          ]}
          onChange={setView}
        />
      )}
    </Box>
  )
}

interface WaveListProps {
  month: CalendarMonth
  grouping: Grouping
}

/** The same as lines, by place. */
function WaveList({ month: { waves, closed }, grouping }: WaveListProps) {
  const brand = useBrandName()
  return (
    <>
      {grouped(waves, grouping, texts.elsewhere).map(([name, of]) => (
        <Section key={name} title={name || texts.groups.nation} framed>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {of.map((wave) => (
              <WaveLine key={`${wave.campaign.key} ${wave.wave}`} {...wave} />
            ))}
          </Box>
        </Section>
      ))}
      {closed.length > 0 && (
        <Section title={texts.closedDays}>
          {closed.map(({ key, date, hierarchyId }) => (
            <Typography key={key} sx={closedDay}>
              {dayInWords(date)}: {texts.closed(brand(hierarchyId) ?? texts.everyBrand)}
            </Typography>
          ))}
        </Section>
      )}
    </>
  )
}

/** Shaded, as a closed day of the month is. */
const closedDay = {
  mb: 3,
  px: 3,
  py: 2,
  borderRadius: 1,
  bgcolor: 'background.sunken',
  color: 'text.secondary',
}

function WaveLine({ campaign, wave, date, inHome }: ShownWave) {
  const { key, name, market, status, secondMailDate, couponsEnd } = campaign
  const facts = [
    market.name,
    secondMailDate !== null && texts.wave[wave],
    texts.inHome(showDate(inHome.first), showDate(inHome.last)),
    couponsEnd !== null && texts.coupons(showDate(couponsEnd)),
  ]
  return (
    <Line>
      <Typography component="time" dateTime={date} sx={{ width: '12rem' }}>
        {dayInWords(date)}
      </Typography>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={builderPath(key, 'details')}>
          {name}
        </Link>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <StatusChip status={status} />
    </Line>
  )
}
