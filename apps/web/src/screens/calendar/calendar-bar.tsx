import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { Filter } from '../../ui/filter/index.ts'
import { MONTHS } from '../../widgets/calendar/index.ts'
import { firstOfMonth, monthAway, type Grouping } from './month.rules.ts'
import { texts } from './texts.ts'
import type { CalendarMonth } from './use-calendar-month.ts'

export type View = 'month' | 'list'

interface CalendarBarProps {
  month: CalendarMonth
  view: View
  setView: (view: View) => void
  grouping: Grouping
  setGrouping: (grouping: Grouping) => void
  isNarrow: boolean
}

const GROUPINGS = ['nation', 'zone', 'district', 'market'] as const

export function CalendarBar(props: CalendarBarProps) {
  const { month, view, setView, grouping, setGrouping, isNarrow } = props
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
