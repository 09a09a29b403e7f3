import { addDays, daysBetween, type CalendarDate } from '../calendar/index.ts'
import type { OrderedContent } from './ordered-content.rules.ts'

interface Dates {
  mailDate: CalendarDate | null
  secondMailDate: CalendarDate | null
}

/** The same order on other days: each touchpoint moves as far as its wave. Nothing else differs. */
export function postponedContent(content: OrderedContent, dates: Dates): OrderedContent {
  const first = mover(content.mailDate, dates.mailDate)
  const second = mover(content.secondMailDate, dates.secondMailDate)
  return {
    ...{ ...content, ...dates },
    steps: content.steps.map((step) => ({
      ...{ ...step, startDate: first(step.startDate), startDateTwo: second(step.startDateTwo) },
    })),
  }
}

function mover(from: CalendarDate | null, to: CalendarDate | null) {
  const days = from && to ? daysBetween(from, to) : 0
  return (day: CalendarDate | null) => day && addDays(day, days)
}
