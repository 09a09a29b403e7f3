import { addDays, daysBetween, isCalendarDate, type CalendarDate } from '@marquee/rules/calendar'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api, useOperation } from '../../api/index.ts'
import { useBlackoutDates } from '../../widgets/blackout-dates/index.ts'
import { useToday } from '../../widgets/calendar/index.ts'
import { useUserState } from '../../widgets/user-state/index.ts'
import { firstOfMonth, monthAway, wavesBetween } from './month.rules.ts'

/** The month that is looked at, what is mailed in it, and what is closed. */
export function useCalendarMonth() {
  const { selectedMarket } = useUserState()
  const today = useToday(selectedMarket?.timeZone)
  const [params, setParams] = useSearchParams()
  const [first, setFirst] = useState(() => startOf(params.get('month'), today))
  const next = monthAway(first, 1)
  const last = addDays(next, -1)
  const days = { from: first, days: String(daysBetween(first, next)) }
  const query = useOperation(api.campaigns.calendar, { query: days }, { keepsPrevious: true })
  const close = useOperation(
    api.orders.closeMailings,
    { query: days },
    { enabled: selectedMarket?.type === 'DEALER', keepsPrevious: true },
  )
  const closed = useBlackoutDates().response?.blackoutDates ?? []
  const goTo = (month: CalendarDate) => {
    setFirst(month)
    setParams({ month: month.slice(0, 7) }, { replace: true, preventScrollReset: true })
  }
  return {
    query,
    close: close.response,
    first,
    today,
    goTo,
    waves: wavesBetween(query.response?.mailings ?? [], first, last),
    closed: closed.filter(({ date }) => date >= first && date <= last),
  }
}

export type CalendarMonth = ReturnType<typeof useCalendarMonth>
export type ShownWave = CalendarMonth['waves'][number]

function startOf(month: string | null, today: CalendarDate): CalendarDate {
  const day = `${month ?? ''}-01`
  return isCalendarDate(day) ? day : firstOfMonth(today)
}
