import { defaultCouponKeys } from '@marquee/rules/campaigns'
import { useCallback } from 'react'
import { api } from '../../../../api/index.ts'
import type { Campaign, CampaignStep } from '../answers.ts'
import { attachmentOf, type Attachment } from '../attached-coupon.rules.ts'

type Brought = (creativeKey: number) => Promise<Attachment[]>

/** The coupons that a creative brings, as they are now; one that is not offered here is left out. */
export function useBroughtCoupons({ template }: Campaign, { number }: CampaignStep): Brought {
  return useCallback(
    async (creativeKey) => {
      const keys = defaultCouponKeys(creativeKey, { number }, template)
      const answers = await Promise.allSettled(
        keys.map((key) =>
          api.coupons.read({ params: { key: String(key) }, query: {} }, { selection: false }),
        ),
      )
      return answers.flatMap((answer) =>
        answer.status === 'fulfilled' && answer.value.status === 'ACTIVE'
          ? [attachmentOf(answer.value)]
          : [],
      )
    },
    [template, number],
  )
}
