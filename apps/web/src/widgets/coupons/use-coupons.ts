import type { coupons } from '@marquee/contract/coupons'
import type { AnswerOf } from '@marquee/contract/operation'
import { useMemo } from 'react'
import { api, useOperation } from '../../api/index.ts'
import { couponChoices, type CouponChoice } from './coupon-choices.rules.ts'

type Coupon = AnswerOf<typeof coupons.list>['coupons'][number]

const MOST_AT_ONCE = '50'

interface Coupons<Listed> {
  coupons: readonly Listed[]
  isLoading: boolean
}

/** The coupons of a brand and of its groups with a text in their words; dealers' own are for their campaigns. */
export function useCoupons(hierarchyId: string, text: string): Coupons<CouponChoice> {
  const ofBrand = useCouponsFor('GLOBAL', hierarchyId, text)
  const ofGroups = useCouponsFor('MARKET_GROUP', hierarchyId, text)
  const coupons = useMemo(
    () => couponChoices([...ofBrand.coupons, ...ofGroups.coupons]),
    [ofBrand.coupons, ofGroups.coupons],
  )
  return {
    coupons,
    isLoading: ofBrand.isLoading || ofGroups.isLoading,
  }
}

function useCouponsFor(scope: Coupon['scope'], hierarchyId: string, text: string): Coupons<Coupon> {
  const query = {
    hierarchyId,
    scope,
    status: 'ACTIVE' as const,
    size: MOST_AT_ONCE,
    sort: 'heading' as const,
    ...(text && { text }),
  }
  const { response, status } = useOperation(
    api.coupons.list,
    { query },
    { enabled: hierarchyId !== '', selection: false, keepsPrevious: true },
  )
  return { coupons: response?.coupons ?? NONE, isLoading: status === 'loading' }
}

const NONE: readonly Coupon[] = []
