export * from './change-offer.rules.ts'
export * from './coupon-dates.rules.ts'
export * from './coupon-problems.rules.ts'
export * from './editor-routes.rules.ts'
export * from './flat-cost.rules.ts'
export * from './manage-coupon.rules.ts'
export * from './stored-coupon.rules.ts'
export {
  COMPLIMENTARY,
  DISCOUNT_TYPES,
  discountsOf,
  firstOffer,
  OFF,
  OFFER_TYPES,
  offerInWords,
  secondOffer,
  writeOffer,
  type CouponFields,
  type DiscountType,
  type Offer,
  type OfferFields,
  type OfferType,
} from './offers.rules.ts'
export * from './texts.ts'
