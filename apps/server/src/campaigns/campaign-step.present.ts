import { addDays, type CalendarDate } from '@marquee/rules/calendar'
import type { CampaignDetails } from '@marquee/rules/campaigns'
import type { Workflow } from '@marquee/rules/templates'
import type { StepRow } from './campaigns.store.ts'

type Days = Pick<CampaignDetails, 'mailDate' | 'secondMailDate' | 'hasSecondWave'>

/** A step with what its template says of it; none where the template has no such step. */
export function presentStep(step: StepRow, { steps }: Workflow, days: Days) {
  const { key, opted, status, creative, channels, version, templateStepKey } = step
  const known = steps.find((one) => one.key === templateStepKey)
  if (!known) return []
  const { name, number, optionality, creativeSelection, daysAfterStart } = known
  const { fulfillmentOptions, fulfillmentVariationOptions } = known
  return [
    {
      key,
      name,
      number,
      opted,
      status,
      optionality,
      template: { key: templateStepKey },
      creative,
      ...channels,
      creativeSelection,
      daysAfterStart,
      fulfillmentOptions,
      fulfillmentVariationOptions,
      startDate: after(days.mailDate, daysAfterStart),
      startDateTwo: days.hasSecondWave ? after(days.secondMailDate, daysAfterStart) : null,
      stepDetails: { isCampaignStepEditable: known.isCouponCustomizable },
      version,
    },
  ]
}

const after = (day: CalendarDate | null, days: number): CalendarDate | null =>
  day && addDays(day, days)
