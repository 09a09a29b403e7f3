import {
  attachedProblems,
  couponEnds,
  earliestEndDate,
  type CouponEnds,
  type StepCreative,
} from '@marquee/rules/campaigns'
import type { CalendarDate } from '@marquee/rules/calendar'
import { fieldTexts } from '@marquee/rules/fields'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useForm } from '../../../../ui/form/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import { useBuilder } from '../builder.ts'
import { useCampaignStep } from '../use-campaign-step.ts'
import { attachmentsOf, halfDays, valuesOf, type CouponsValues } from './coupons-values.rules.ts'

export interface CouponsForm {
  form: UseFormReturn<CouponsValues>
  ends: CouponEnds
  /** The earliest day that can be typed. */
  earliest: CalendarDate
}

/** The coupons of a step, judged by the rules of this campaign. */
export function useCouponsForm(): CouponsForm {
  const { campaign } = useBuilder()
  const { flatCostSource } = useUserState()
  const { step } = useCampaignStep()
  const { targetAttachmentCount: target } = step.creative
  const ends = couponEnds(campaign, campaign.template, campaign.today)
  const earliest = earliestEndDate(step, campaign.today)
  const form = useForm<CouponsValues>({
    defaultValues: valuesOf(step.key)(campaign),
    problems: (values) => ({
      ...attachedProblems(attachmentsOf(values), {
        target,
        ends,
        earliest,
        campaign,
        limitedSource: flatCostSource,
      }),
      ...Object.fromEntries(halfDays(values).map((name) => [name, fieldTexts.dateInvalid])),
    }),
  })
  return { form, ends, earliest }
}

/** The creative of the step with the coupons as they are typed now: what reads it is drawn again at each key press. */
export function useTypedCreative({ form }: CouponsForm): StepCreative {
  const { step } = useCampaignStep()
  useWatch({ control: form.control })
  return { ...step.creative, attachments: attachmentsOf(form.getValues()) }
}

/** A day that is only half typed would be lost. */
export function refuseHalfDays(values: CouponsValues): void {
  const fields = Object.fromEntries(halfDays(values).map((name) => [name, fieldTexts.dateInvalid]))
  if (Object.keys(fields).length === 0) return
  throw Object.assign(new Error(fieldTexts.dateInvalid), { fields })
}
