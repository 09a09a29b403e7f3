import type { coupons } from '@marquee/contract/coupons'
import { contains, pathBelow } from '@marquee/rules/access'
import { mayManageScope, type CouponScope } from '@marquee/rules/coupons'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { marketGroupsStore } from '../market-groups/index.ts'
import { hierarchiesStore, marketsStore } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { couponColumns } from './coupon-fields.check.ts'
import { couponsStore, type NewCouponRow } from './coupons.store.ts'
import { couponNow } from './coupon.present.ts'

type Create = typeof coupons.create
type Creating = Pick<Call<Create>, 'body' | 'query' | 'person' | 'use'>
type Place = Pick<NewCouponRow, 'scope' | 'hierarchyId' | 'marketKey' | 'groupKey' | 'path'>
type Refusal =
  | 'not-found'
  | 'coupon.beyond-brand'
  | 'coupon.brand-missing'
  | 'coupon.dealer-missing'
  | 'coupon.group-missing'

export const createCoupon: UseCase<Create> = async (call) => {
  const { body, person, use, now, announce } = call
  const place = await PLACES[body.scope](call)
  if (!place.ok) return place
  const { scope, hierarchyId, path } = place.value
  const permitted = mayManageScope(person.permissions, scope)
  if (!permitted.ok) return permitted
  if (!contains(person.path, path)) return refuse('coupon.beyond-brand')
  const columns = await couponColumns(body, place.value, call)
  if (!columns.ok) return columns
  const brand = await use(hierarchiesStore).find(hierarchyId)
  if (!brand) return refuse('not-found')

  const { key } = await use(couponsStore).insert({
    ...place.value,
    ...columns.value,
    source: brand.couponSource,
    savedBy: person.key,
    savedAt: new Date(now),
  })
  announce({ key, scope, hierarchyId })
  return couponNow(key, person, use)
}

/** Where a coupon of each scope lies. */
const PLACES: Readonly<Record<CouponScope, (call: Creating) => Promise<Result<Place, Refusal>>>> = {
  GLOBAL: async ({ body, query, person, use }) => {
    const home = await use(marketsStore).find(person.homeMarketKey)
    const hierarchyId = body.hierarchyId ?? query.hierarchyId ?? home?.hierarchyId
    if (!hierarchyId) return refuse('coupon.brand-missing')
    const brand = await use(hierarchiesStore).find(hierarchyId)
    return brand ? accept({ scope: 'GLOBAL', hierarchyId, path: brand.path }) : refuse('not-found')
  },

  MARKET_GROUP: async ({ body, use }) => {
    if (!body.groupKey) return refuse('coupon.group-missing')
    const group = await use(marketGroupsStore).find(body.groupKey)
    if (!group) return refuse('not-found')
    const { key: groupKey, hierarchyId, marketKey } = group
    const path = pathBelow(group.path, marketKey)
    return accept({ scope: 'MARKET_GROUP', hierarchyId, groupKey, path })
  },

  DEALER: async ({ body, query, use }) => {
    const requestedKey = body.marketKey ?? query.marketKey
    if (!requestedKey) return refuse('coupon.dealer-missing')
    const market = await use(marketsStore).find(requestedKey)
    if (!market) return refuse('not-found')
    const { key: marketKey, type, hierarchyId, path } = market
    if (type !== 'DEALER' || !hierarchyId) return refuse('coupon.dealer-missing')
    return accept({ scope: 'DEALER', hierarchyId, marketKey, path })
  },
}
