import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { CalendarDate } from '@marquee/rules/calendar'
import { campaignStatusLabels } from '@marquee/rules/campaigns'
import { channelNames, FULFILLMENT_CHANNELS } from '@marquee/rules/channels'
import { CATEGORIES, categoryNames } from '@marquee/rules/templates'
import { useId, useState, type ReactNode } from 'react'
import { Filter } from '../../ui/filter/index.ts'
import { Page } from '../../ui/page/index.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '../../ui/states/index.ts'
import { MONTHS } from '../../widgets/calendar/index.ts'
import { CloseMailings } from '../../widgets/orders/index.ts'
import { useUserState } from '../../widgets/user-state/index.ts'
import { DayDialog } from './day-dialog.tsx'
import { DueList } from './due-list.tsx'
import { MonthTable } from './month-table.tsx'
import {
  firstOfMonth,
  GROUPING_WITHIN,
  IS_COUNTED,
  monthAway,
  SHOWN_STATUSES,
  type Grouping,
} from './month.rules.ts'
import { texts } from './texts.ts'
import { useCalendarMonth, type CalendarFilters, type CalendarMonth } from './use-calendar-month.ts'
import { WaveList } from './wave-list.tsx'

/** When campaigns are mailed and in homes, and when nothing is mailed. */
export function Screen() {
  const month = useCalendarMonth()
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const type = useUserState().selectedMarket?.type ?? 'CORPORATE'
  const [chosen, setView] = useState<View>(IS_COUNTED[type] ? 'density' : 'month')
  const [grouping, setGrouping] = useState<Grouping>(GROUPING_WITHIN[type])
  const [opened, setOpened] = useState<CalendarDate>()
  const [isWarning, setWarning] = useState(false)
  const warningId = useId()
  // Seven columns of campaigns need room.
  const view = isNarrow && chosen === 'month' ? 'list' : chosen
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
      <CalendarFiltersBar month={month} />
      {status === 'loading' && <RowsSkeleton rows={6} />}
      {status === 'failed' && (
        <ErrorState title={texts.failed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
      {response?.isMore && view === 'list' && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {texts.more(response.mailings.length)}
        </Alert>
      )}
      {isWarning && <CloseMailings id={warningId} close={month.close} />}
      {response && view !== 'list' && (
        <MonthTable month={month} isCounted={view === 'density'} onOpen={setOpened} />
      )}
      {response &&
        view === 'list' &&
        (isEmpty ? (
          <NothingMailed isFiltered={month.isFiltered} />
        ) : (
          <WaveList waves={month.waves} closed={month.closed} grouping={grouping} />
        ))}
      <DueList filters={month.filters} />
      {opened && (
        <DayDialog
          day={opened}
          filters={month.filters}
          grouping={GROUPING_WITHIN[type]}
          onClose={() => setOpened(undefined)}
        />
      )}
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

const NothingMailed = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState title={texts.noneFound}>{texts.noneFoundWhy}</EmptyState>
  ) : (
    <EmptyState title={texts.none}>{texts.noneWhy}</EmptyState>
  )

/** Narrows the month, and every day of it that is opened. */
function CalendarFiltersBar({ month: { filters, setFilter } }: { month: CalendarMonth }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
      <Filter<CalendarFilters['status']>
        label={texts.status}
        value={filters.status}
        choices={[
          [undefined, texts.anyStatus],
          ...SHOWN_STATUSES.map((status) => [status, campaignStatusLabels[status]] as const),
        ]}
        onChange={(status) => setFilter('status', status)}
      />
      <Filter<CalendarFilters['category']>
        label={texts.category}
        value={filters.category}
        choices={[
          [undefined, texts.anyCategory],
          ...CATEGORIES.map((category) => [category, categoryNames[category].name] as const),
        ]}
        onChange={(category) => setFilter('category', category)}
      />
      <Filter<CalendarFilters['channel']>
        label={texts.channel}
        value={filters.channel}
        choices={[
          [undefined, texts.anyChannel],
          ...FULFILLMENT_CHANNELS.map((channel) => [channel, channelNames[channel]] as const),
        ]}
        onChange={(channel) => setFilter('channel', channel)}
      />
    </Box>
  )
}

type View = 'month' | 'density' | 'list'

interface CalendarBarProps {
  month: CalendarMonth
  view: View
  setView: (view: View) => void
  grouping: Grouping
  setGrouping: (grouping: Grouping) => void
  isNarrow: boolean
  warning: ReactNode
}

const VIEWS = ['month', 'density', 'list'] as const

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
      <Filter<View>
        label={texts.view}
        value={view}
        choices={VIEWS.filter((one) => !isNarrow || one !== 'month').map((one) => [
          one,
          texts.views[one],
        ])}
        onChange={setView}
      />
    </Box>
  )
}
