import type { CalendarDate } from '@marquee/rules/calendar'
import { lastDecisionDay } from '@marquee/rules/campaigns'
import { templateOf } from '../campaigns/index.ts'
import { readingOnce, type Use } from '../platform/sql/index.ts'
import { templatesStore } from '../templates/index.ts'
import { decidingView } from './deciding.view.ts'

/** Until when these campaigns are to be approved, or canceled; those without a day are left out. */
export async function decisionDays(
  keys: readonly number[],
  use: Use,
): Promise<Map<number, CalendarDate>> {
  // Most of what waits comes from a few templates.
  const once = readingOnce(use, [templatesStore])
  const days = new Map<number, CalendarDate>()
  for (const campaign of await use(decidingView).among(keys)) {
    const { key, status, details, mailDate, submittedFreely } = campaign
    // What is to be canceled needs no time to be made.
    const isWithoutLead = status === 'CANCEL_REQUESTED' || (submittedFreely ?? false)
    const { content } = await templateOf({ campaign }, { use: once })
    const day = lastDecisionDay({ ...details, mailDate }, content, isWithoutLead)
    if (day) days.set(key, day)
  }
  return days
}
