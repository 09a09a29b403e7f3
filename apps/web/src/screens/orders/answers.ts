import type { AnswerOf } from '@marquee/contract/operation'
import type { orders } from '@marquee/contract/orders'

export type Order = AnswerOf<typeof orders.read>
