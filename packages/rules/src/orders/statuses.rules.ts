import { accept, refuse, type Result } from '../result/index.ts'

/** OPEN: its figures are a quote. Once it is submitted only its status changes. */
export const ORDER_STATUSES = [
  'OPEN',
  'SUBMITTED',
  'APPROVED',
  'WITHDRAWN',
  'REJECTED',
  'CANCELLED',
] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** What people read. */
export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  OPEN: 'Quote',
  SUBMITTED: 'Submitted',
  APPROVED: 'Approved',
  WITHDRAWN: 'Withdrawn',
  REJECTED: 'Rejected',
  CANCELLED: 'Canceled',
}

const LEADING_TO: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  OPEN: ['SUBMITTED'],
  SUBMITTED: ['APPROVED', 'WITHDRAWN', 'REJECTED', 'CANCELLED'],
  APPROVED: ['CANCELLED', 'WITHDRAWN'],
  WITHDRAWN: [],
  REJECTED: [],
  CANCELLED: [],
}

/** What was decided about an order stays decided; an approved one may still be canceled, or give way to another on other days. */
export function moveOrder(from: OrderStatus, to: OrderStatus): Result<OrderStatus, 'order.closed'> {
  return LEADING_TO[from].includes(to) ? accept(to) : refuse('order.closed')
}
