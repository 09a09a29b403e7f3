import { places } from '@marquee/rules/builder'
import { usedSteps } from '@marquee/rules/campaigns'
import { RowsSkeleton } from '../../../../ui/states/index.ts'
import { useBuilder } from '../builder.ts'
import { Step as CouponsStep } from './customize-coupon.step.tsx'
import { SeasonBuilder } from '../season-builder.tsx'

/** The coupons of one season, edited as those of any other campaign. */
export function Step() {
  const { seasons, place } = useBuilder()
  const season = seasons.find(({ campaign }) =>
    usedSteps(campaign).some(({ key }) => places.seasonalCoupon(key, campaign.key) === place),
  )
  if (!season) return <RowsSkeleton rows={6} />
  return (
    <SeasonBuilder season={season}>
      <CouponsStep />
    </SeasonBuilder>
  )
}
