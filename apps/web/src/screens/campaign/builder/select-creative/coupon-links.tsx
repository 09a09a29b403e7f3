import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { places } from '@marquee/rules/builder'
import { couponAddress } from '@marquee/rules/coupons'
import { Link as RouterLink } from 'react-router'
import type { CampaignStep } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import { texts } from './texts.ts'

/** To each coupon that is on the saved piece, and from there back here. */
export function CouponLinks({ step }: { step: CampaignStep }) {
  const { campaign, flow } = useBuilder()
  const { creativeTemplateKey, attachments } = step.creative
  const place = flow.steps.find((one) => one.place === places.coupon(step.key))
  if (!place || place.blocked !== null || attachments.length === 0) return null
  return (
    <Box component="ul" aria-label={texts.couponsOnIt} sx={list}>
      {attachments.map(({ couponKey, customValues }, at) => {
        const address = couponAddress('CAMPAIGN_BUILDER_TO_EDIT_COUPON_WITH_CREATIVE', {
          campaign: campaign.key,
          step: step.key,
          coupon: couponKey,
          creative: creativeTemplateKey ?? undefined,
        })
        if (!address.ok) return null
        return (
          // A coupon may stand on a piece twice.
          <li key={`${couponKey} ${at}`}>
            <Link component={RouterLink} to={address.value}>
              {texts.editCoupon(customValues.heading)}
            </Link>
          </li>
        )
      })}
    </Box>
  )
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 5,
  rowGap: 1,
  mt: 3,
  mb: 0,
  p: 0,
  listStyle: 'none',
} as const
