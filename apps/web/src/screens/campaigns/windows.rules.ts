import { compareDates, showDate, type CalendarDate } from '@marquee/rules/calendar'
import { type Category, hasTrait, type Period } from '@marquee/rules/templates'
import { windowTexts } from './texts.ts'

interface Enrolled {
  category: Category
  enrollmentStartDate: CalendarDate | null
  enrollmentEndDate: CalendarDate | null
}

/** Other categories are always open, whatever days they carry. */
const enrolls = ({ category }: Pick<Enrolled, 'category'>) =>
  hasTrait(category, 'enrollment-period')

/** The last day on which a campaign may be started; null where there is none. */
export const lastDayOf = (template: Enrolled): CalendarDate | null =>
  enrolls(template) ? template.enrollmentEndDate : null

/** 'Open until 03/31/2027' */
export function enrollmentInWords(template: Enrolled, today: CalendarDate): string {
  const first = enrolls(template) ? template.enrollmentStartDate : null
  const last = lastDayOf(template)
  const isAhead = first !== null && compareDates(today, first) < 0
  if (isAhead) return windowTexts.opens(showDate(first))
  if (last === null) return windowTexts.alwaysOpen
  const isOver = compareDates(today, last) > 0
  return (isOver ? windowTexts.ended : windowTexts.openUntil)(showDate(last))
}

interface Mailed {
  deploymentDate: CalendarDate | null
  mailWindow: Period
}

/** When it is mailed, as far as the template says; undefined where it says nothing. */
export function mailingInWords({ deploymentDate, mailWindow }: Mailed): string | undefined {
  if (deploymentDate !== null) return showDate(deploymentDate)
  const { startDate, endDate } = mailWindow
  if (startDate !== null && endDate !== null) {
    return windowTexts.between(showDate(startDate), showDate(endDate))
  }
  if (startDate !== null) return windowTexts.from(showDate(startDate))
  return endDate === null ? undefined : windowTexts.until(showDate(endDate))
}
