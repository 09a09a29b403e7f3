import { couponReturn } from '@marquee/rules/coupons'
import { useSearchParams } from 'react-router'
import { useBuilder } from '../builder.ts'
import { useCampaignStep } from '../use-campaign-step.ts'
import { useNeighbours, type Neighbours } from '../use-neighbours.ts'

const KEY = /^[1-9]\d{0,9}$/

interface Entered {
  /** The coupon that one came to edit. */
  coupon: number | undefined
  /** Where one goes from here; who came from a creative goes back to it. */
  neighbours: Neighbours
}

/** By which way the coupons were entered, as the address says. */
export function useEntered(): Entered {
  const [search] = useSearchParams()
  const { campaign } = useBuilder()
  const { step } = useCampaignStep()
  const usual = useNeighbours()
  const coupon = keyIn(search, 'coupon')
  const creative = keyIn(search, 'creative')
  if (creative === undefined) return { coupon, neighbours: usual }
  const back = couponReturn('CAMPAIGN_BUILDER_TO_EDIT_COUPON_WITH_CREATIVE', {
    campaign: campaign.key,
    step: step.key,
    creative,
  })
  return { coupon, neighbours: back.ok ? { previous: back.value, next: back.value } : usual }
}

function keyIn(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name)
  return text !== null && KEY.test(text) ? Number(text) : undefined
}
