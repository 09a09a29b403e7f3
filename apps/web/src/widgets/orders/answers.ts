import type { AnswerOf } from '@marquee/contract/operation'
import type { orders } from '@marquee/contract/orders'

type Order = AnswerOf<typeof orders.read>

/** What is told of an order, or of one dealer's part of it. */
export type Lines = Pick<Order, 'lines' | 'payments' | 'pieces' | 'totalDiscount' | 'estimatedCost'>
