import type { GridPage } from '../../../ui/grid/index.ts'

/** The part of a list that is shown, flat as a query carries it. */
export const inQuery = ({ page, size }: GridPage) => ({ page: String(page), size: String(size) })

/** The order of a list that knows these columns. */
export function orderInQuery<const Column extends string>(
  { sort: [order] }: GridPage,
  columns: readonly Column[],
) {
  const sort = columns.find((column) => column === order?.id)
  return sort && order ? { sort, direction: order.direction } : {}
}
