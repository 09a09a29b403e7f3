export { ordersRoutes } from './orders.route.ts'
export type { OrderRow } from './orders.store.ts'
export { stillOrdered } from './still-ordered.use-case.ts'
export { decideOrder, orderOf, ordersOf, type SubmittedOrder } from './submitted-order.use-case.ts'
