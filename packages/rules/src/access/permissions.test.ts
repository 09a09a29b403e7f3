import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAdminLike, may, PERMISSIONS, type Permission } from './index.ts'

const ADMIN_FIVE: Permission[] = [
  'CAN_MANAGE_CAMPAIGN_TEMPLATES',
  'CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS',
  'CAN_MANAGE_MARKET_GROUPS',
  'CAN_CREATE_GLOBAL_COUPONS',
  'CAN_CREATE_MARKET_GROUP_COUPONS',
]
const holdings = fc.subarray([...PERMISSIONS])

test('there are exactly the 13 permissions of the specification [LVL-07]', () => {
  expect(PERMISSIONS.toSorted()).toEqual([
    'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS',
    'CAN_CREATE_GLOBAL_COUPONS',
    'CAN_CREATE_MARKET_GROUP_COUPONS',
    'CAN_EDIT_RESTRICTED_MARKET_PROFILE',
    'CAN_MANAGE_CAMPAIGN_TEMPLATES',
    'CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS',
    'CAN_MANAGE_MARKET_GROUPS',
    'CAN_PERFORM_ADMIN_OPERATIONS',
    'CAN_READ_CAMPAIGNS',
    'CAN_SEARCH_AUDIENCE',
    'CAN_SUBMIT_ORDER',
    'CAN_UPDATE_MARKET_PROFILE',
    'CAN_VIEW_AGGREGATE_REPORTS',
  ])
})

test('all five administrative permissions make a person admin-like, no other is needed [LVL-08]', () => {
  expect(isAdminLike(ADMIN_FIVE)).toBe(true)
})

test('with any of the five missing a person is not admin-like, with all others held [LVL-08]', () => {
  for (const missing of ADMIN_FIVE) {
    expect(isAdminLike(PERMISSIONS.filter((permission) => permission !== missing))).toBe(false)
  }
})

test('one of the requested permissions is enough, and none of them is not', () => {
  fc.assert(
    fc.property(holdings, holdings, (held, anyOf) => {
      const overlap = anyOf.some((permission) => held.includes(permission))
      expect(may(held, anyOf).ok).toBe(anyOf.length === 0 || overlap)
    }),
  )
})

test('all of those that are needed as well have to be held', () => {
  fc.assert(
    fc.property(holdings, holdings, holdings, (held, anyOf, also) => {
      const isComplete = also.every((permission) => held.includes(permission))
      expect(may(held, anyOf, also).ok).toBe(isComplete && may(held, anyOf).ok)
    }),
  )
})

test('a refusal for want of a permission says so', () => {
  expect(may(['CAN_READ_CAMPAIGNS'], ['CAN_SUBMIT_ORDER'])).toEqual({
    ok: false,
    reason: 'access.denied',
  })
})
