import { useState, type ComponentType } from 'react'
import type { CalendarProps } from './calendar.tsx'

/** Loaded once for all fields. */
let Calendar: ComponentType<CalendarProps> | undefined

async function load(): Promise<void> {
  Calendar = (await import('./calendar.tsx')).Calendar
}

/** Without it a day can still be typed: that it cannot be loaded breaks nothing around it. */
export function useCalendar() {
  const [hasFailed, setFailed] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const bring = async () => {
    setLoading(true)
    try {
      await load()
      setFailed(false)
    } catch {
      setFailed(true)
    }
    setLoading(false)
  }
  /** Somebody is about to open it. */
  const prepare = () => void load().catch(() => undefined)
  return { Calendar, hasFailed, isLoading, bring, prepare }
}
