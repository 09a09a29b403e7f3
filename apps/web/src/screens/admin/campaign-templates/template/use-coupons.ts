import { api, useOperation } from '../../../../api/index.ts'
import type { Coupon } from '../answers.ts'
import { couponTexts } from './step-texts.ts'

const MOST_AT_ONCE = '100'

export interface Coupons {
  coupons: readonly Coupon[]
  headingOf: (key: number) => string
  isLoading: boolean
}

/** The coupons of a brand with what was typed in their words; dealers' own are for their campaigns only. */
export function useCoupons(hierarchyId: string, text = ''): Coupons {
  const query = {
    ...({ hierarchyId, status: 'ACTIVE', size: MOST_AT_ONCE, sort: 'heading' } as const),
    ...(text && { text }),
  }
  const { response, status } = useOperation(
    api.coupons.list,
    { query },
    { enabled: hierarchyId !== '', selection: false, keepsPrevious: true },
  )
  const coupons = (response?.coupons ?? []).filter(({ scope }) => scope !== 'DEALER')
  const headingOf = (key: number) =>
    coupons.find((coupon) => coupon.key === key)?.heading ??
    (status === 'succeeded' ? couponTexts.gone(key) : `${key}`)
  return { coupons, headingOf, isLoading: status === 'loading' }
}
