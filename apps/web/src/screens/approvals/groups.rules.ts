import { addDays, compareDates, weekday, Weekday, type CalendarDate } from '@marquee/rules/calendar'

/** How soon a decision is needed, as the headings of the list have it. */
const GROUPS = ['late', 'today', 'thisWeek', 'later', 'noDay'] as const

export type Group = (typeof GROUPS)[number]

export function groupOf(decideBy: CalendarDate | null, today: CalendarDate): Group {
  if (decideBy === null) return 'noDay'
  const days = compareDates(decideBy, today)
  if (days < 0) return 'late'
  if (days === 0) return 'today'
  return compareDates(decideBy, endOfWeek(today)) <= 0 ? 'thisWeek' : 'later'
}

/** The Saturday of a week that begins on Sunday. */
const endOfWeek = (day: CalendarDate) => addDays(day, Weekday.Saturday - weekday(day))

/** Items in their groups, as they come; a group without any is left out. */
export function inGroups<Item extends { decideBy: CalendarDate | null }>(
  items: readonly Item[],
  today: CalendarDate,
): { group: Group; items: Item[] }[] {
  return GROUPS.map((group) => ({
    group,
    items: items.filter(({ decideBy }) => groupOf(decideBy, today) === group),
  })).filter(({ items }) => items.length > 0)
}
