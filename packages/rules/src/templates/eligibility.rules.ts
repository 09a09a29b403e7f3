import { compareDates, type CalendarDate } from '../calendar/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import { hasTrait } from './categories.rules.ts'
import type { CampaignTemplate, TemplateStatus } from './template.rules.ts'

type Enrolled = Pick<CampaignTemplate, 'category' | 'enrollmentStartDate' | 'enrollmentEndDate'>

export type EnrollmentRefusal =
  | 'campaign-template.not-open-yet'
  | 'campaign-template.enrollment-ended'

/** Seasonal and on-demand templates are open between two days; all others always. */
export function isOpen(
  { category, enrollmentStartDate, enrollmentEndDate }: Enrolled,
  today: CalendarDate,
): Result<true, EnrollmentRefusal> {
  if (!hasTrait(category, 'enrollment-period')) return accept(true)
  if (enrollmentStartDate !== null && compareDates(today, enrollmentStartDate) < 0) {
    return refuse('campaign-template.not-open-yet')
  }
  if (enrollmentEndDate !== null && compareDates(today, enrollmentEndDate) > 0) {
    return refuse('campaign-template.enrollment-ended')
  }
  return accept(true)
}

export type UseRefusal =
  | EnrollmentRefusal
  | 'campaign-template.inactive'
  | 'campaign-template.mail-date-passed'

/** An administrator may use a template that is not open, but no one may use one whose mail date has come. */
export function mayUse(
  template: Enrolled & Pick<CampaignTemplate, 'mailDate'> & { status: TemplateStatus },
  { today, isOverridden }: { today: CalendarDate; isOverridden: boolean },
): Result<true, UseRefusal> {
  if (template.status !== 'ACTIVE') return refuse('campaign-template.inactive')
  const open = isOpen(template, today)
  if (!open.ok && !isOverridden) return open
  const { mailDate } = template
  const isAhead = mailDate === null || compareDates(mailDate, today) > 0
  return isAhead ? accept(true) : refuse('campaign-template.mail-date-passed')
}
