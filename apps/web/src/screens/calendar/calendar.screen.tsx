import Alert from '@mui/material/Alert'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { Page } from '../../ui/page/index.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '../../ui/states/index.ts'
import { CalendarBar, type View } from './calendar-bar.tsx'
import { MonthTable } from './month-table.tsx'
import type { Grouping } from './month.rules.ts'
import { texts } from './texts.ts'
import { useCalendarMonth } from './use-calendar-month.ts'
import { WaveList } from './wave-list.tsx'

/** When campaigns are mailed and in homes, and when nothing is mailed. */
export function Screen() {
  const month = useCalendarMonth()
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const [chosen, setView] = useState<View>('month')
  const [grouping, setGrouping] = useState<Grouping>('nation')
  // Seven columns need room.
  const view = isNarrow ? 'list' : chosen
  const { status, error, retry, isRefreshing, response } = month.asked
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
