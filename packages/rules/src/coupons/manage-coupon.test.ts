import { describe, expect, test } from 'vitest'
import { PERMISSIONS } from '../access/index.ts'
import {
  changeCoupon,
  isFlatCost,
  MANAGING_COUPONS,
  mayManageCoupon,
  mayManageScope,
  type CouponScope,
} from './index.ts'

describe('who keeps coupons', () => {
  const managers = (scope: CouponScope) =>
    PERMISSIONS.filter((permission) => mayManageScope([permission], scope).ok)

  test('needs one permission for each kind, and either way to create a campaign for a dealer’s [CPN-20, LVL-12]', () => {
    expect(managers('GLOBAL')).toEqual(['CAN_CREATE_GLOBAL_COUPONS'])
    expect(managers('MARKET_GROUP')).toEqual(['CAN_CREATE_MARKET_GROUP_COUPONS'])
    expect(managers('DEALER')).toEqual([
      'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS',
      'CAN_SUBMIT_ORDER',
    ])
    expect(PERMISSIONS.filter((one) => MANAGING_COUPONS.includes(one))).toHaveLength(4)
  })

  test('must look after the place as well [CPN-20, LVL-02]', () => {
    const manager = { path: '1.2.3.', permissions: PERMISSIONS }
    const at = (path: string) => mayManageCoupon(manager, { scope: 'GLOBAL', path })
    expect(at('1.2.3.').ok).toBe(true)
    expect(at('1.2.3.4.').ok).toBe(true)
    for (const path of ['1.2.', '1.2.33.', '1.9.']) {
      expect(at(path)).toEqual({ ok: false, reason: 'coupon.kept-above' })
    }
    expect(
      mayManageCoupon({ ...manager, permissions: [] }, { scope: 'DEALER', path: '1.2.' }),
    ).toEqual({
      ok: false,
      reason: 'coupon.scope-denied',
    })
  })
})

describe('changing a coupon', () => {
  const active = { version: 3, status: 'ACTIVE' } as const
  const retired = { version: 3, status: 'RETIRED' } as const

  test('needs the version that was read, or none [CPN-18]', () => {
    expect(changeCoupon(active, { version: 3 }).ok).toBe(true)
    expect(changeCoupon(active, {}).ok).toBe(true)
    for (const version of [2, 4]) {
      expect(changeCoupon(active, { version })).toMatchObject({
        reason: 'coupon.changed-meanwhile',
      })
    }
  })

  test('that is retired brings it back, or is refused [CPN-18]', () => {
    expect(changeCoupon(retired, { status: 'ACTIVE' }).ok).toBe(true)
    for (const change of [{}, { status: 'RETIRED' as const }]) {
      expect(changeCoupon(retired, change)).toMatchObject({ reason: 'coupon.retired' })
    }
  })
})

describe('a flat cost', () => {
  test.for([
    ['$29.95', null, true],
    ['$29', '', true],
    ['Only $1,029.95', null, true],
    ['$29.95 ', null, true],
    ['$29.95', 'OFF', false],
    ['$', null, false],
    ['29.95', null, false],
    ['$29.95 or more', null, false],
    ['Complimentary', null, false],
    [null, null, false],
  ] as const)('%j with %j behind it: %s [CPN-13]', ([offer_1, A_off, expected]) => {
    expect(isFlatCost({ offer_1, A_off })).toBe(expected)
  })
})
