import type { CalendarDate } from '@marquee/rules/calendar'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { dayByKey, firstOfMonth } from './month.rules.ts'
import type { CalendarMonth } from './use-calendar-month.ts'

/** One day of the month is reached by Tab; arrows lead to the others, and over its ends. */
export function useDayKeys({ first, today, goTo }: CalendarMonth) {
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
