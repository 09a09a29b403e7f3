export { couponsRoutes } from './coupons.route.ts'
export { couponsStore, readable as readableCoupons, type CouponRow } from './coupons.store.ts'
