import { campaignStatusLabels, type CampaignStatus } from '../campaigns/index.ts'
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

/** An order has no status of its own for a review that has begun: its campaign has. */
export const orderStanding = (status: OrderStatus, campaign: CampaignStatus): string =>
  status === 'SUBMITTED' && campaign === 'ACKNOWLEDGED'
    ? campaignStatusLabels[campaign]
    : orderStatusLabels[status]

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
