import Alert from '@mui/material/Alert'
import type { CalendarDate } from '@marquee/rules/calendar'
import { PlainDialog } from '../../ui/plain-dialog/index.ts'
import { ErrorState, RowsSkeleton } from '../../ui/states/index.ts'
import { dayInWords } from '../../widgets/calendar/index.ts'
import type { Grouping } from './month.rules.ts'
import { texts } from './texts.ts'
import { useCalendarDay, type CalendarFilters } from './use-calendar-month.ts'
import { WaveList } from './wave-list.tsx'

interface DayDialogProps {
  day: CalendarDate
  filters: CalendarFilters
  grouping: Grouping
  onClose: () => void
}

/** All that is mailed on a day that holds more than its cell shows. */
export function DayDialog({ day, filters, grouping, onClose }: DayDialogProps) {
  const { query, waves } = useCalendarDay(day, filters)
  const { status, error, retry, isRefreshing, response } = query
  const count = response?.days[0]?.count ?? 0
  return (
    <PlainDialog open title={dayInWords(day)} width="md" fillsNarrow onClose={onClose}>
      {status === 'loading' && <RowsSkeleton rows={6} />}
      {status === 'failed' && (
        <ErrorState title={texts.failed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
      {response?.isMore && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {texts.someOf(waves.length, count)}
        </Alert>
      )}
      {response && <WaveList isOfOneDay waves={waves} closed={[]} grouping={grouping} />}
    </PlainDialog>
  )
}
