import { mayRetry, reorderMessage, statusOfAll, type StatusCounts } from '@marquee/rules/reorders'
import { ability } from '@marquee/rules/result'
import type { Call } from '../platform/use-case.ts'
import type { reorders } from '@marquee/contract/reorders'
import { bulkReordersStore, type ItemRow } from './bulk-reorders.store.ts'
import type { ShownBulk } from './bulk-reorders.view.ts'

type Presenting = Pick<Call<typeof reorders.read>, 'use'>

export async function presentBulks(shown: readonly ShownBulk[], call: Presenting) {
  const counts = await call.use(bulkReordersStore).counts(shown.map(({ bulk }) => bulk.key))
  return shown.map((one) => presentBulk(one, counts.get(one.bulk.key) as StatusCounts))
}

function presentBulk({ bulk, startedBy }: ShownBulk, counts: StatusCounts) {
  const { key, mailDate, startedAt } = bulk
  return {
    key,
    status: statusOfAll(counts),
    counts,
    mailDate,
    startedBy,
    startedAt: startedAt.toISOString(),
    can: { retry: ability(mayRetry(counts)) },
  }
}

export function presentItem(item: ItemRow) {
  const { key, sourceKey, sourceName, marketKey, marketName, status, reason, doneAt } = item
  return {
    key,
    campaignKey: sourceKey,
    campaignName: sourceName,
    marketKey,
    marketName,
    status,
    reason,
    message: reason && reorderMessage(reason),
    notes: [...item.notes],
    newCampaignKey: status === 'COMPLETED' ? item.campaignKey : null,
    doneAt: doneAt?.toISOString() ?? null,
  }
}
