import { generatePath } from 'react-router'

/** Every address of the product. Links are made from here and nowhere else. */
export const paths = {
  home: '/',
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
