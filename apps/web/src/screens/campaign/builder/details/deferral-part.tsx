import Typography from '@mui/material/Typography'
import { showDate } from '@marquee/rules/calendar'
import { deferredPayments, detailsTexts } from '@marquee/rules/campaigns'
import { showMoney } from '@marquee/rules/money'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '../../../../ui/form/index.ts'
import { useDetails } from './details.ts'
import { dayOf } from './details-values.rules.ts'
import { Part } from '../part.tsx'
import { texts } from './texts.ts'

export function DeferralPart() {
  const { form, isFixed } = useDetails()
  const { control } = form
  const isDeferred = useWatch({ control, name: 'isBillingDeferred' })
  return (
    <Part title={texts.deferral.title}>
      <CheckboxField
        control={control}
        name="isBillingDeferred"
        label={detailsTexts.deferral.label}
        hint={detailsTexts.deferral.note}
        disabled={isFixed}
      />
      {isDeferred && <Payments />}
    </Part>
  )
}

/** When, and once an audience is saved how much. */
function Payments() {
  const { campaign, form } = useDetails()
  const { audience } = campaign
  const date = dayOf(useWatch({ control: form.control, name: 'campaignStartDate' }))
  const { payments, whenDated, payment } = texts.deferral
  const days =
    date &&
    deferredPayments(audience?.estimatedCost ?? 0, date).map((each) => {
      const day = showDate(each.date)
      return audience ? payment(day, showMoney(each.amount)) : day
    })
  return (
    <Typography role="status" sx={{ mt: 2, fontVariantNumeric: 'tabular-nums' }}>
      {days ? `${payments} ${days.join(', ')}.` : whenDated}
    </Typography>
  )
}
