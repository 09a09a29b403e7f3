import type { coupons } from '@marquee/contract/coupons'
import { may } from '@marquee/rules/access'
import { MANAGING_COUPONS } from '@marquee/rules/coupons'
import { ability, accept, refuse } from '@marquee/rules/result'
import { narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { couponsView } from './coupons.view.ts'
import { couponNow, present } from './coupon.present.ts'

export const listCoupons: UseCase<typeof coupons.list> = async (call) => {
  const { person, query, use } = call
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const { page, size } = query
  const { found, totalElements } = await use(couponsView).list({ ...query, part })
  return accept({
    coupons: found.map((coupon) => present(coupon, person)),
    totalElements,
    page,
    size,
    can: { create: ability(may(person.permissions, MANAGING_COUPONS)) },
  })
}

export const readCoupon: UseCase<typeof coupons.read> = ({ params, person, use }) =>
  couponNow(params.key, person, use)
