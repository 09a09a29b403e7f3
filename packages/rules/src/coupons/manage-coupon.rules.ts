import { contains, may, type MarketPath, type Permission } from '../access/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'

/** For whom a coupon is: a whole brand, the dealers of a group, or one dealer. */
export const COUPON_SCOPES = ['GLOBAL', 'MARKET_GROUP', 'DEALER'] as const

export type CouponScope = (typeof COUPON_SCOPES)[number]

/** A retired coupon is no longer offered; campaigns that use it keep it. */
export const COUPON_STATUSES = ['ACTIVE', 'RETIRED'] as const

export type CouponStatus = (typeof COUPON_STATUSES)[number]

/** People who may create campaigns manage coupons of a dealer; the wider scopes take more. */
const MANAGERS: Readonly<Record<CouponScope, readonly Permission[]>> = {
  GLOBAL: ['CAN_CREATE_GLOBAL_COUPONS'],
  MARKET_GROUP: ['CAN_CREATE_MARKET_GROUP_COUPONS'],
  DEALER: ['CAN_SUBMIT_ORDER', 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'],
}

/** With one of these a person manages coupons of some scope. */
export const MANAGING_COUPONS: readonly Permission[] = COUPON_SCOPES.flatMap(
  (scope) => MANAGERS[scope],
)

export function mayManageScope(
  permissions: readonly Permission[],
  scope: CouponScope,
): Result<true, 'coupon.scope-denied'> {
  return may(permissions, MANAGERS[scope]).ok ? accept(true) : refuse('coupon.scope-denied')
}

interface Manager {
  path: MarketPath
  permissions: readonly Permission[]
}

/**
 * Who may create or change a coupon at a place: a person with the permission for its scope, at or above
 * the place.
 */
export function mayManageCoupon(
  { path, permissions }: Manager,
  coupon: { scope: CouponScope; path: MarketPath },
): Result<true, 'coupon.scope-denied' | 'coupon.kept-above'> {
  const permitted = mayManageScope(permissions, coupon.scope)
  if (!permitted.ok) return permitted
  return contains(path, coupon.path) ? accept(true) : refuse('coupon.kept-above')
}

interface Stored {
  version: number
  status: CouponStatus
}

/** A coupon is changed as it was read; a retired one can only be brought back. */
export function changeCoupon(
  stored: Stored,
  change: { version?: number | undefined; status?: CouponStatus | undefined },
): Result<true, 'coupon.changed-meanwhile' | 'coupon.retired'> {
  const { version = stored.version, status = stored.status } = change
  if (version !== stored.version) return refuse('coupon.changed-meanwhile')
  return status === 'RETIRED' ? refuse('coupon.retired') : accept(true)
}
