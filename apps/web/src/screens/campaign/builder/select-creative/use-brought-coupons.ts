import { defaultCouponKeys, whyNotCarried } from '@marquee/rules/campaigns'
import { useCallback } from 'react'
import { api } from '../../../../api/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import type { Campaign, CampaignStep } from '../answers.ts'
import { attachmentOf, type Attachment } from '../attached-coupon.rules.ts'

type Brought = (creativeKey: number) => Promise<Attachment[]>

/** The coupons that a creative brings, as they are now, without those that this campaign may not carry. */
export function useBroughtCoupons(campaign: Campaign, { number }: CampaignStep): Brought {
  const { flatCostSource: limitedSource } = useUserState()
  return useCallback(
    async (creativeKey) => {
      const keys = defaultCouponKeys(creativeKey, { number }, campaign.template)
      const answers = await Promise.allSettled(
        keys.map((key) =>
          api.coupons.read({ params: { key: String(key) }, query: {} }, { selection: false }),
        ),
      )
      return answers
        .flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
        .filter(({ status }) => status === 'ACTIVE')
        .filter((coupon) => whyNotCarried(coupon, { campaign, limitedSource }) === undefined)
        .map(attachmentOf)
    },
    [campaign, number, limitedSource],
  )
}
