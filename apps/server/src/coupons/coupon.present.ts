import { mayManageCoupon } from '@marquee/rules/coupons'
import { ability, accept, refuse, type Result } from '@marquee/rules/result'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { couponsView, type NamedCoupon } from './coupons.view.ts'

export function present({ coupon, marketName, groupName }: NamedCoupon, person: CallingPerson) {
  const { key, hierarchyId, scope, marketKey, groupKey, heading, offerTitle } = coupon
  const { content, source, endDate, discounts, status, version, savedAt } = coupon
  return {
    key,
    hierarchyId,
    scope,
    marketKey,
    marketName,
    groupKey,
    groupName,
    heading,
    offerTitle,
    ...content,
    sourceId: { source },
    endDate,
    discounts,
    status,
    version,
    savedAt: savedAt.toISOString(),
    can: { change: ability(mayManageCoupon(person, coupon)) },
  }
}

/** The coupon as it is now: what every change answers. */
export async function couponNow(
  key: number,
  person: CallingPerson,
  use: Use,
): Promise<Result<ReturnType<typeof present>, 'not-found'>> {
  const found = await use(couponsView).find(key)
  return found ? accept(present(found, person)) : refuse('not-found')
}
