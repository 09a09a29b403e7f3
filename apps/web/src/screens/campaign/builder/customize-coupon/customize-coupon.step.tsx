import Box from '@mui/material/Box'
import { campaignReasons } from '@marquee/rules/campaigns'
import { whyNot } from '../../../../api/index.ts'
import { useOpenItem } from '../../../../ui/item-list/index.ts'
import { useBuilder } from '../builder.ts'
import { StepForm } from '../step-form.tsx'
import { StepTitle } from '../step-title.tsx'
import { withCreative } from '../steps.rules.ts'
import { useCampaignStep } from '../use-campaign-step.ts'
import { useSaving } from '../use-saving.ts'
import { CouponItems } from './coupon-items.tsx'
import { attachmentsOf, differencesOf, valuesOf } from './coupons-values.rules.ts'
import { Preview } from './preview.tsx'
import { texts } from './texts.ts'
import { refuseHalfDays, useCouponsForm } from './use-coupons-form.ts'
import { useEntered } from './use-entered.ts'

/** The coupons of a step's piece: which ones, in which order, and what they say in this campaign. */
export function Step() {
  const { campaign } = useBuilder()
  const { step, name } = useCampaignStep()
  const coupons = useCouponsForm()
  const { form } = coupons
  const { coupon, neighbours } = useEntered()
  const asked = step.creative.attachments.findIndex(({ couponKey }) => couponKey === coupon)
  const first = asked === -1 ? undefined : `attachments.${asked}`
  const items = useOpenItem(form.control, 'attachments', first)
  const saving = useSaving()
  const { key, opted, creative, fulfillmentChannels, fulfillmentChannelVariations } = step
  const decided = { key, opted, fulfillmentChannels, fulfillmentChannelVariations }
  return (
    <>
      <StepTitle intro={texts.intro}>{name ? texts.titleOf(name) : texts.title}</StepTitle>
      <StepForm
        form={form}
        saving={saving}
        neighbours={neighbours}
        valuesOf={valuesOf(key)}
        typed={(values) =>
          withCreative(campaign, key, { ...creative, attachments: attachmentsOf(values) })
        }
        label={texts.form}
        differences={differencesOf}
        reason={whyNot(campaign.can.save, campaignReasons)}
        save={async (values) => {
          refuseHalfDays(values)
          const attachments = attachmentsOf(values)
          return saving.saveStep({ ...decided, creative: { ...creative, attachments } })
        }}
      >
        <Box sx={columns}>
          <CouponItems coupons={coupons} items={items} />
          <Preview coupons={coupons} items={items} />
        </Box>
      </StepForm>
    </>
  )
}

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: 8,
  gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  // What gets focus is seen between the coupon, where it stands above, and the buttons below.
  '& :is(input, textarea, [role="combobox"])': {
    scrollMarginTop: { xs: '18rem', lg: '5rem' },
    scrollMarginBottom: '7rem',
  },
}
