export { couponDifferences } from './coupon-differences.rules.ts'
export { couponIn, type CouponForm } from './coupon-form.ts'
export {
  endDateOf,
  fieldsOf,
  offerValues,
  wordsOf,
  type CouponWords,
} from './coupon-words.rules.ts'
export { OfferPart, EndPart, WordsPart } from './words-part.tsx'
export { reachInWords } from './reach-in-words.ts'
