import type { coupons } from '@marquee/contract/coupons'
import { contains } from '@marquee/rules/access'
import { mayManageScope, type CouponScope } from '@marquee/rules/coupons'
import { ability, accept, refuse, type Result } from '@marquee/rules/result'
import { marketGroupsStore } from '../market-groups/index.ts'
import { hierarchiesStore, narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'

/** The kind is permitted, but there is nothing that it could be for. */
type NoPlace = 'coupon.beyond-brand' | 'coupon.no-groups'

export const listCouponPlaces: UseCase<typeof coupons.places> = async (call) => {
  const { person, use } = call
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const known = await use(hierarchiesStore).all()
  const isManaged = (path: string) => contains(person.path, path)
  const brands = known.filter(({ path }) => isManaged(path) && reach(path, part))
  const groups = await use(marketGroupsStore).allWithin(part)
  const making = (scope: CouponScope, otherwise: Result<true, NoPlace> = accept(true)) => {
    const permitted = mayManageScope(person.permissions, scope)
    return ability(permitted.ok ? otherwise : permitted)
  }
  return accept({
    can: {
      GLOBAL: making('GLOBAL', brands.length > 0 ? accept(true) : refuse('coupon.beyond-brand')),
      MARKET_GROUP: making(
        'MARKET_GROUP',
        groups.length > 0 ? accept(true) : refuse('coupon.no-groups'),
      ),
      DEALER: making('DEALER'),
    },
    brands: brands.map(({ id, name }) => ({ hierarchyId: id, name })),
    groups: groups.map(({ key, name, hierarchyId }) => ({ key, name, hierarchyId })),
  })
}

/** A brand may also be made for while one of its places is selected. */
const reach = (brand: string, part: string) => contains(brand, part) || contains(part, brand)
