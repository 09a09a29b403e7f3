import type { OrderedContent } from '@marquee/rules/orders'
import type { Use } from '../platform/sql/index.ts'
import { ordersStore, type OrderRow } from './orders.store.ts'

/** An order with what was submitted in it. */
export interface SubmittedOrder extends OrderRow {
  content: OrderedContent
  contentHash: string
}

/** All submitted orders of a campaign, in any status, the newest first. */
export const ordersOf = async (campaignKey: number, use: Use): Promise<SubmittedOrder[]> =>
  withContent(await use(ordersStore).submitted(campaignKey))

/** What was submitted last: where the campaign waits for a decision, what is decided about. */
export async function orderOf(campaignKey: number, use: Use): Promise<SubmittedOrder | undefined> {
  return withContent(await use(ordersStore).submitted(campaignKey, 1))[0]
}

/** With which the order of a year was submitted, but for those that were left out since. */
export async function seasonOrdersOf(
  { key, status }: Pick<OrderRow, 'key' | 'status'>,
  use: Use,
): Promise<SubmittedOrder[]> {
  const seasons = withContent(await use(ordersStore).seasonsOf(key))
  return seasons.filter((season) => season.status === status)
}

const withContent = (rows: readonly OrderRow[]): SubmittedOrder[] =>
  rows.filter((row): row is SubmittedOrder => row.content !== null)
