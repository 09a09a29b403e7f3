import type { CampaignStatus } from '@marquee/rules/campaigns'
import { mayRetry, reorderMessage, statusOfAll, type StatusCounts } from '@marquee/rules/reorders'
import { ability } from '@marquee/rules/result'
import type { Call } from '../platform/use-case.ts'
import type { reorders } from '@marquee/contract/reorders'
import { bulkReordersStore, type ItemRow } from './bulk-reorders.store.ts'
import type { ShownBulk } from './bulk-reorders.view.ts'

type Presenting = Pick<Call<typeof reorders.read>, 'use'>

export async function presentBulks(shown: readonly ShownBulk[], call: Presenting) {
  const keys = shown.map(({ bulk }) => bulk.key)
  const counts = await call.use(bulkReordersStore).counts(keys)
  const retryable = await call.use(bulkReordersStore).retryable(keys)
  return shown.map((one) => {
    const { key } = one.bulk
    return presentBulk(one, counts.get(key) as StatusCounts, retryable.get(key) ?? 0)
  })
}

function presentBulk({ bulk, startedBy }: ShownBulk, counts: StatusCounts, retryable: number) {
  const { key, mailDate, startedAt } = bulk
  return {
    key,
    status: statusOfAll(counts),
    counts,
    retryable,
    mailDate,
    startedBy,
    startedAt: startedAt.toISOString(),
    can: { retry: ability(mayRetry(counts, retryable)) },
  }
}

/** With the campaigns that were made, as far as they are still there. */
export function presentItem(item: ItemRow, made: ReadonlyMap<number, CampaignStatus>) {
  const newStatus = made.get(item.campaignKey ?? 0) ?? null
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
    newCampaignKey: newStatus === null ? null : item.campaignKey,
    newCampaignStatus: newStatus,
    doneAt: doneAt?.toISOString() ?? null,
  }
}
