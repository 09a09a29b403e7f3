import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import type { SeasonPeriod } from '@marquee/rules/campaigns'

/** Whether an ordered season takes changes, and how long. */
export function periodInWords(period: SeasonPeriod): string {
  switch (period.state) {
    case 'ahead':
      return `It can be customized from ${showDate(period.opens)}.`
    case 'open':
      return openInWords(period)
    case 'over':
      return `Its customization period ended on ${showDate(period.closed)}: it goes out as it is.`
  }
}

function openInWords({
  closes,
  daysLeft,
}: {
  closes: CalendarDate | null
  daysLeft: number | null
}) {
  if (closes === null || daysLeft === null) return 'It can be customized until it is mailed.'
  if (daysLeft === 0) return 'Today is the last day to customize it.'
  return `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left to customize it, until ${showDate(closes)}.`
}
