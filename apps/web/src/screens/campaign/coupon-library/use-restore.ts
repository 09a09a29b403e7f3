import { api, useChange } from '../../../api/index.ts'
import type { Coupon } from './answers.ts'
import { cardTexts } from './texts.ts'

/** Brings a retired coupon back as it was. */
export function useRestore(coupon: Coupon) {
  const change = useChange(api.coupons.update, {
    refreshes: [api.coupons.list, api.coupons.read],
    success: ({ heading }) => cardTexts.restored(heading),
    selection: false,
  })
  const restore = () =>
    change.run({
      params: { key: String(coupon.key) },
      query: {},
      body: { ...coupon, status: 'ACTIVE' },
    })
  return { restore, isRunning: change.isRunning }
}
