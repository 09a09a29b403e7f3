import { addDays, daysBetween, isCalendarDate, type CalendarDate } from '@marquee/rules/calendar'
import { CAMPAIGN_STATUSES, type CampaignStatus } from '@marquee/rules/campaigns'
import { FULFILLMENT_CHANNELS, type FulfillmentChannel } from '@marquee/rules/channels'
import { CATEGORIES, type Category } from '@marquee/rules/templates'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api, useOperation } from '../../api/index.ts'
import { useBlackoutDates } from '../../widgets/blackout-dates/index.ts'
import { useToday } from '../../widgets/calendar/index.ts'
import { useUserState } from '../../widgets/user-state/index.ts'
import { firstOfMonth, monthAway, wavesBetween } from './month.rules.ts'

export interface CalendarFilters {
  status: CampaignStatus | undefined
  category: Category | undefined
  channel: FulfillmentChannel | undefined
}

/** The month that is looked at, what is mailed in it, and what is closed. */
export function useCalendarMonth() {
  const { selectedMarket } = useUserState()
  const today = useToday(selectedMarket?.timeZone)
  const [params, setParams] = useSearchParams()
  const [first, setFirst] = useState(() => startOf(params.get('month'), today))
  const filters: CalendarFilters = {
    status: among(CAMPAIGN_STATUSES, params.get('status')),
    category: among(CATEGORIES, params.get('category')),
    channel: among(FULFILLMENT_CHANNELS, params.get('channel')),
  }
  const next = monthAway(first, 1)
  const last = addDays(next, -1)
  const days = { from: first, days: String(daysBetween(first, next)) }
  const query = useOperation(
    api.campaigns.calendar,
    { query: { ...days, ...filters } },
    { keepsPrevious: true },
  )
  const close = useOperation(
    api.orders.closeMailings,
    { query: days },
    { enabled: selectedMarket?.type === 'DEALER', keepsPrevious: true },
  )
  const closed = useBlackoutDates().response?.blackoutDates ?? []
  const set = (name: 'month' | keyof CalendarFilters, value: string | undefined) =>
    setParams(
      (known) => {
        if (value === undefined) known.delete(name)
        else known.set(name, value)
        return known
      },
      { replace: true, preventScrollReset: true },
    )
  const goTo = (month: CalendarDate) => {
    setFirst(month)
    set('month', month.slice(0, 7))
  }
  return {
    query,
    close: close.response,
    first,
    today,
    goTo,
    filters,
    isFiltered: Object.values(filters).some((value) => value !== undefined),
    setFilter: (name: keyof CalendarFilters, value: string | undefined) => set(name, value),
    waves: wavesBetween(query.response?.mailings ?? [], first, last),
    closed: closed.filter(({ date }) => date >= first && date <= last),
  }
}

/** All that is mailed on one day, as far as it can be listed. */
export function useCalendarDay(day: CalendarDate, filters: CalendarFilters) {
  const query = useOperation(api.campaigns.calendar, {
    query: { from: day, days: '1', ...filters },
  })
  return { query, waves: wavesBetween(query.response?.mailings ?? [], day, day) }
}

export type CalendarMonth = ReturnType<typeof useCalendarMonth>
export type ShownWave = CalendarMonth['waves'][number]

const among = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((one) => one === value)

function startOf(month: string | null, today: CalendarDate): CalendarDate {
  const day = `${month ?? ''}-01`
  return isCalendarDate(day) ? day : firstOfMonth(today)
}
