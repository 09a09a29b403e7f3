import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { showCount } from '@marquee/rules/money'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Link as RouterLink } from 'react-router'
import { campaignPath } from '../../app/paths.ts'
import { sheet } from '../../ui/page/index.ts'
import { dayInWords, WEEKDAYS } from '../../widgets/calendar/index.ts'
import { StatusChip } from '../../widgets/campaigns/index.ts'
import { useBrandName } from '../../widgets/user-state/index.ts'
import { dayByKey, firstOfMonth, weeksOf } from './month.rules.ts'
import { texts } from './texts.ts'
import { volumeOf } from './volume.rules.ts'
import type { CalendarMonth, ShownWave } from './use-calendar-month.ts'

const MOST_IN_A_DAY = 3

/** As many letters of a day of the week as fit a narrow screen. */
const SHORT = 3

interface MonthTableProps {
  month: CalendarMonth
  /** Each day says how many there are, not which. */
  isCounted: boolean
  onOpen: (day: CalendarDate) => void
}

/** A month as a table of weeks. */
export function MonthTable({ month, isCounted, onOpen }: MonthTableProps) {
  const { first } = month
  const days = useDayKeys(month)
  return (
    <Box component="table" role="grid" aria-label={texts.title} sx={look} {...days.table}>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <Box component="th" key={name} scope="col" aria-label={name}>
              {name.slice(0, SHORT)}
              <Box component="span" sx={fromMediumOn}>
                {name.slice(SHORT)}
              </Box>
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(first).map((week) => (
          <tr key={week[0]}>
            {week.map((day) =>
              day.slice(0, 7) === first.slice(0, 7) ? (
                <td
                  key={day}
                  data-closed={closedOn(month, day).length > 0 || undefined}
                  {...days.cell(day)}
                >
                  <Day day={day} month={month} isCounted={isCounted} onOpen={onOpen} />
                </td>
              ) : (
                <td key={day} aria-hidden="true" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const closedOn = ({ closed }: CalendarMonth, day: CalendarDate) =>
  closed.filter(({ date }) => date === day)

interface DayProps extends MonthTableProps {
  day: CalendarDate
}

function Day({ day, month, isCounted, onOpen }: DayProps) {
  const { waves, today, query } = month
  const brand = useBrandName()
  const here = waves.filter(({ date }) => date === day)
  const all = query.response?.days.find(({ date }) => date === day)?.count ?? 0
  const count = Math.max(all, here.length)
  const isToday = day === today
  const shown = isCounted ? [] : here
  return (
    <>
      <Typography
        component="time"
        dateTime={day}
        aria-current={isToday ? 'date' : undefined}
        sx={{
          fontWeight: isToday ? 'fontWeightBold' : undefined,
          color: isToday ? 'primary.main' : 'text.secondary',
        }}
      >
        {Number(day.slice(8))}
      </Typography>
      {closedOn(month, day).map(({ key, hierarchyId }) => (
        <Typography key={key} variant="caption" component="p" sx={closedDay}>
          <EventBusyOutlined aria-hidden sx={{ fontSize: '1rem' }} />
          <Box component="span" sx={readAlways}>
            {texts.closed(brand(hierarchyId) ?? texts.everyBrand)}
          </Box>
        </Typography>
      ))}
      {isCounted && count > 0 && (
        <CountOfDay count={count} day={day} most={mostOnADay(month)} onOpen={onOpen} />
      )}
      {shown.slice(0, MOST_IN_A_DAY).map(({ campaign, wave, inHome }) => (
        <WaveCard key={`${campaign.key} ${wave}`} campaign={campaign} wave={wave} inHome={inHome} />
      ))}
      {!isCounted && count > MOST_IN_A_DAY && (
        <Button
          size="small"
          aria-label={texts.othersOf(count, dayInWords(day))}
          onClick={() => onOpen(day)}
          sx={{ mt: 1 }}
        >
          {texts.others(count)}
        </Button>
      )}
    </>
  )
}

const mostOnADay = ({ query }: CalendarMonth): number =>
  Math.max(1, ...(query.response?.days ?? []).map(({ count }) => count))

interface CountOfDayProps {
  count: number
  day: CalendarDate
  /** On the busiest day of the month. */
  most: number
  onOpen: (day: CalendarDate) => void
}

/** How much is mailed on a day, against the busiest of the month. */
function CountOfDay({ count, day, most, onOpen }: CountOfDayProps) {
  const share = `${Math.max(4, Math.round((count / most) * 100))}%`
  return (
    <ButtonBase
      aria-label={texts.openDay(count, dayInWords(day))}
      onClick={() => onOpen(day)}
      sx={countButton}
    >
      <Typography component="span" variant="h2">
        {showCount(count)}
      </Typography>{' '}
      <Typography component="span" variant="caption" sx={[fromMediumOn, quiet]}>
        {count === 1 ? texts.campaign : texts.campaigns}
      </Typography>
      <Box component="span" sx={{ height: '0.375rem', width: share, ...bar }} />
    </ButtonBase>
  )
}

type WaveCardProps = Pick<ShownWave, 'campaign' | 'wave' | 'inHome'>

/** A campaign on its day: how it stands, and when it is in homes. */
function WaveCard({ campaign, wave, inHome }: WaveCardProps) {
  const { key, name, market, status, secondMailDate } = campaign
  return (
    <Box sx={card}>
      <Link component={RouterLink} to={campaignPath(key)} sx={cardLink}>
        {name}
      </Link>
      <Typography variant="caption" component="p">
        {market.name}
      </Typography>
      {secondMailDate !== null && (
        <Typography variant="caption" component="p">
          {texts.wave[wave]}
        </Typography>
      )}
      {inHome && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {texts.inHome(dayOfMonth(inHome.first), dayOfMonth(inHome.last))}
        </Typography>
      )}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {volumeOf(campaign, wave)}
      </Typography>
      <StatusChip status={status} />
    </Box>
  )
}

/** '12/19': the year stands above the month. */
const dayOfMonth = (day: CalendarDate) => showDate(day).slice(0, 5)

const card = {
  mt: 1,
  p: 2,
  ...sheet,
} as const

const cardLink = {
  display: 'block',
  typography: 'caption',
  fontWeight: 'fontWeightMedium',
  // A brand's accent on each of many names would say nothing.
  color: 'text.primary',
} as const

const fromMediumOn = { display: { xs: 'none', md: 'inline' } } as const

/** Where there is no room for it, it is read out all the same. */
const readAlways = {
  position: { xs: 'absolute', md: 'static' },
  clipPath: { xs: 'inset(50%)', md: 'none' },
  width: { xs: '1px', md: 'auto' },
  height: { xs: '1px', md: 'auto' },
  overflow: 'hidden',
} as const

const quiet = { ml: 2, color: 'text.secondary' } as const

const countButton = {
  display: 'block',
  width: '100%',
  mt: 2,
  p: 1,
  textAlign: 'left',
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
} as const

const bar = {
  display: 'block',
  mt: 1,
  borderRadius: 1,
  bgcolor: 'primary.main',
} as const

const closedDay = { display: 'flex', gap: 1, color: 'text.secondary' } as const

const look = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': { p: 2, textAlign: 'left', typography: 'caption', color: 'text.secondary' },
  '& td': {
    p: { xs: 1, md: 2 },
    height: { xs: '5rem', md: '7rem' },
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    border: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
  },
  '& td[data-closed]': { bgcolor: 'background.sunken' },
} as const

/** One day of the month is reached by Tab; arrows lead to the others, and over its ends. */
function useDayKeys({ first, today, goTo }: CalendarMonth) {
  const table = useRef<HTMLTableElement>(null)
  const [chosen, setChosen] = useState(today)
  const isMoving = useRef(false)
  const stop = firstOfMonth(chosen) === first ? chosen : first
  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`)?.focus()
  }, [stop])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = (event.target as HTMLElement).dataset.day as CalendarDate | undefined
    const next = from && dayByKey(event.key, from)
    if (!next) return
    event.preventDefault()
    isMoving.current = true
    setChosen(next)
    if (firstOfMonth(next) !== first) goTo(firstOfMonth(next))
  }
  return {
    table: { ref: table, onKeyDown },
    cell: (day: CalendarDate) => ({ 'data-day': day, tabIndex: day === stop ? 0 : -1 }),
  }
}
