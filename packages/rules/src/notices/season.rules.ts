import type { CalendarDate } from '../calendar/index.ts'
import type { SeasonPeriod } from '../campaigns/index.ts'
import { isNear } from './deadline.rules.ts'
import type { NoticeKind } from './kinds.rules.ts'

/** Of which nobody knows when it ends. */
const UNTIL_MAILED = 'until it is mailed'

interface SeasonNotice {
  kind: Extract<NoticeKind, 'season-opened' | 'season-closing'>
  /** The last day to customize it. */
  occasion: string
}

/** What is said today of the time in which a season can be customized; undefined: nothing. */
export function seasonNotice(period: SeasonPeriod, today: CalendarDate): SeasonNotice | undefined {
  if (period.state !== 'open') return undefined
  if (period.closes === null) return { kind: 'season-opened', occasion: UNTIL_MAILED }
  const isEnding = isNear(period.closes, today)
  return { kind: isEnding ? 'season-closing' : 'season-opened', occasion: period.closes }
}
