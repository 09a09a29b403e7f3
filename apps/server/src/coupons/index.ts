export { couponsRoutes } from './coupons.route.ts'
