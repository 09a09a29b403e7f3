export { couponsRoutes } from './coupons.route.ts'
export { couponsStore, type CouponRow } from './coupons.store.ts'
