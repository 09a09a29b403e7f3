import { moveOrder, type OrderStatus } from '@marquee/rules/orders'
import { refuse, type Result } from '@marquee/rules/result'
import type { Use } from '../platform/sql/index.ts'
import { orderChangesStore } from './orders.store.ts'
import type { SubmittedOrder } from './submitted-order.load.ts'

interface Deciding {
  use: Use
  person: { key: number; name: string }
  now: number
}

/** Decides the order along with the move of its campaign, which the caller has locked. */
export async function decideOrder(
  order: Pick<SubmittedOrder, 'key' | 'status'>,
  status: OrderStatus,
  { use, person, now }: Deciding,
): Promise<Result<OrderStatus, 'order.closed'>> {
  const moved = moveOrder(order.status, status)
  if (!moved.ok) return moved
  const at = new Date(now)
  const isDecided = await use(orderChangesStore).decide(order, { status, by: person, at })
  return isDecided ? moved : refuse('order.closed')
}
