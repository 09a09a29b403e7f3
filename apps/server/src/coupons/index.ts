export { couponsRoutes } from './coupons.route.ts'
export { couponsStore } from './coupons.store.ts'
