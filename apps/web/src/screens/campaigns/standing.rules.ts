import type { CalendarDate } from '@marquee/rules/calendar'
import type { Ability } from '@marquee/rules/result'
import { isOpen, type Category } from '@marquee/rules/templates'

/** What decides whether a campaign may be started from a template. */
export interface Startable {
  category: Category
  enrollmentStartDate: CalendarDate | null
  enrollmentEndDate: CalendarDate | null
  can: { start: Ability }
}

export type Standing =
  | { is: 'open' }
  /** Not for everybody: administrators start also what is not open. */
  | { is: 'open-for-you' }
  | { is: 'closed'; reason: string }
  /** Open, but not for this person. */
  | { is: 'view-only'; reason: string }

const CLOSING: readonly string[] = [
  'campaign-template.not-open-yet',
  'campaign-template.enrollment-ended',
  'campaign-template.mail-date-passed',
  'campaign-template.inactive',
]

/** Where a template stands for the person who looks at it, today. */
export function standingOf(template: Startable, today: CalendarDate): Standing {
  const { start } = template.can
  const open = isOpen(template, today)
  if (start.ok) return { is: open.ok ? 'open' : 'open-for-you' }
  if (CLOSING.includes(start.reason)) return { is: 'closed', reason: start.reason }
  return open.ok ? { is: 'view-only', reason: start.reason } : { is: 'closed', reason: open.reason }
}
