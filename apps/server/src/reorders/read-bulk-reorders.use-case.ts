import type { reorders } from '@marquee/contract/reorders'
import { itemsOf, reorderMessage } from '@marquee/rules/reorders'
import { accept, refuse } from '@marquee/rules/result'
import { campaignsView } from '../campaigns/index.ts'
import { narrowedScope } from '../markets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { bulkReorderItemsView, bulkReordersView } from './bulk-reorders.view.ts'
import { cache } from './cache.load.ts'
import { onlyUsable, planReorder } from './plan-reorder.check.ts'
import type { ItemRow } from './bulk-reorders.store.ts'
import { presentBulks, presentItem } from './bulk-reorder.present.ts'
import { namedItems } from './start-bulk-reorder.use-case.ts'

const MOST_COMPARED = 100

/** What would be made; nothing is. */
export const readDifferences: UseCase<typeof reorders.differences> = async (call) => {
  const { body } = call
  const items = itemsOf(body.campaignKeys, body.marketKeys)
  if (!items.ok) return items
  if (items.value.length > MOST_COMPARED) return refuse('reorder.too-many')
  const named = await namedItems(items.value, call)
  if (!named) return refuse('not-found')
  const by = { ...call, cached: cache() }
  const differences = []
  for (const { sourceKey, sourceName, marketKey, marketName } of named) {
    const request = { campaignKey: sourceKey, marketKey, mailDate: body.mailDate }
    const planned = onlyUsable(await planReorder(request, by))
    const reason = planned.ok ? null : planned.reason
    differences.push({
      campaignKey: sourceKey,
      campaignName: sourceName,
      marketKey,
      marketName,
      isPossible: planned.ok,
      reason,
      message: reason && reorderMessage(reason),
      notes: planned.ok ? [...planned.value.notes] : [],
    })
  }
  return accept({ differences })
}

export const searchBulkReorders: UseCase<typeof reorders.search> = async (call) => {
  const { query, body, use } = call
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const { page, size } = body
  const { found, totalElements } = await use(bulkReordersView).search(part, query.query, page, size)
  return accept({ bulkReorders: await presentBulks(found, call), totalElements, page, size })
}

export const readBulkReorder: UseCase<typeof reorders.read> = async (call) => {
  const shown = await call.use(bulkReordersView).find(call.params.id)
  if (!shown) return refuse('not-found')
  const [presented] = await presentBulks([shown], call)
  return accept(presented as NonNullable<typeof presented>)
}

export const searchReorderItems: UseCase<typeof reorders.searchItems> = async (call) => {
  const { params, query, body, use } = call
  if (!(await use(bulkReordersView).find(params.id))) return refuse('not-found')
  const { criteria, page, size, sort } = body
  const filters = {
    bulkKey: params.id,
    status: query.status,
    text: criteria?.text,
    page,
    size,
    sort,
  }
  const { found, totalElements } = await use(bulkReorderItemsView).items(filters)
  const made = await madeBy(found, use)
  return accept({ items: found.map((item) => presentItem(item, made)), totalElements, page, size })
}

/** The campaigns that became of them, with their status; not those that were deleted since. */
async function madeBy(items: readonly ItemRow[], use: Use) {
  const keys = items.flatMap(({ campaignKey, status }) =>
    status === 'COMPLETED' && campaignKey !== null ? [campaignKey] : [],
  )
  const found = await use(campaignsView).findAll(keys)
  return new Map(found.map(({ campaign: { key, status } }) => [key, status]))
}
