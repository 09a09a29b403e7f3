import { LATEST_DATE, type CalendarDate } from '../calendar/index.ts'
import { datesFor, mailDateTexts, pickerBounds } from '../mail-dates/index.ts'
import { type Category, hasTrait, mayChooseDate } from '../templates/index.ts'
import type { Campaign } from './campaign.rules.ts'
import { offersSecondWave } from './date-problems.rules.ts'
import type { DetailsFacts, DetailsTemplate } from './details.rules.ts'

export interface MailDateLook {
  subtitle: string
  label: string
  /** The names of the waves to check; the first is always checked. */
  waves: readonly string[]
  note: string | null
}

/** What the section of the mail date says. */
export function mailDateLook(
  category: Category,
  template: Pick<DetailsTemplate, 'canSelectWaves'>,
): MailDateLook {
  const { canSelectWaves } = template
  const hasSecond = offersSecondWave(category, template)
  const { metroSubtitle, subtitle, label, firstWave, waves, split } = mailDateTexts
  return {
    subtitle: hasTrait(category, 'several-dealers') ? metroSubtitle : subtitle,
    label: canSelectWaves ? firstWave : label,
    waves: canSelectWaves ? waves.slice(0, hasSecond ? 2 : 1) : [],
    note: hasSecond ? split : null,
  }
}

export interface MailDatePicker {
  /** Why no day can be chosen. */
  locked: 'mail-date.restricted' | 'mail-date.locked' | null
  /** The only days to choose from; null is any of them. */
  dates: readonly CalendarDate[] | null
  first: CalendarDate
  last: CalendarDate
}

/** Which days a picker of mail dates offers. */
export function mailDatePicker(
  { fulfillmentChannelsAndVariations: chosen }: Campaign,
  template: Pick<DetailsTemplate, 'campaignExecution' | 'isMailDateLocked'>,
  { today, selectableDates = {}, mayChooseFreely = false }: DetailsFacts,
): MailDatePicker {
  const choosing = mayChooseDate(template, mayChooseFreely)
  const none = { dates: [], first: today, last: today }
  if (!choosing.ok) return { locked: choosing.reason, ...none }
  if (mayChooseFreely) return { locked: null, dates: null, first: today, last: LATEST_DATE }
  const dates = datesFor(chosen, selectableDates)
  return { locked: null, ...none, dates, ...pickerBounds(dates) }
}
