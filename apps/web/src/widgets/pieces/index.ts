export { CouponPicture } from './coupon-picture.tsx'
export { PiecePage } from './piece-page.tsx'
