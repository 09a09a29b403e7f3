/** Every address of the product. Links are made from here and nowhere else. */
export const paths = {
  home: '/',
  blackoutDates: '/admin/blackout-dates',
  users: '/admin/users',
  featureToggles: '/admin/feature-toggles',
} as const

export type Path = (typeof paths)[keyof typeof paths]
