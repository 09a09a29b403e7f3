/** The layouts of an email, and between how many coupons each is made for. */
export const EMAIL_DESIGNS = [
  { key: 'email-big-picture', name: 'Big picture', leastCoupons: 0, mostCoupons: 4 },
  { key: 'email-split', name: 'Picture beside the headline', leastCoupons: 0, mostCoupons: 3 },
  { key: 'email-letter', name: 'Letter from the dealer', leastCoupons: 0, mostCoupons: 2 },
  { key: 'email-coupon-sheet', name: 'Coupon sheet', leastCoupons: 2, mostCoupons: 8 },
  { key: 'email-offer-first', name: 'One large offer', leastCoupons: 1, mostCoupons: 3 },
  { key: 'email-reminder', name: 'Service reminder', leastCoupons: 0, mostCoupons: 4 },
] as const

export type EmailDesign = (typeof EMAIL_DESIGNS)[number]['key']

export const isEmailDesign = (key: string): key is EmailDesign =>
  EMAIL_DESIGNS.some((design) => design.key === key)
