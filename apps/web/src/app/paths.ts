import { generatePath } from 'react-router'

/** Every address of the product. Links are made from here and nowhere else. */
export const paths = {
  home: '/',
  couponLibrary: '/campaign/coupon-library',
  coupon: '/campaign/coupon-library/:key',
  dealerProfile: '/dealer-profile',
  blackoutDates: '/admin/blackout-dates',
  marketGroups: '/admin/market-groups',
  marketGroup: '/admin/market-groups/:key',
  logoApprovals: '/admin/logo-approvals',
  users: '/admin/users',
  featureToggles: '/admin/feature-toggles',
} as const

export type Path = (typeof paths)[keyof typeof paths]

export const marketGroupPath = (key: number) =>
  generatePath(paths.marketGroup, { key: String(key) })

export const couponPath = (key: number | 'new') => generatePath(paths.coupon, { key: String(key) })

/** Where a copy of a coupon is made. */
export const copyCouponPath = (key: number) => `${couponPath('new')}?copy=${key}`
