export { ordersRoutes } from './orders.route.ts'
export type { OrderRow } from './orders.store.ts'
export { decideOrder, orderOf, ordersOf, type SubmittedOrder } from './submitted-order.use-case.ts'
