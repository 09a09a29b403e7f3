import type { ReorderFailure } from '@marquee/rules/reorders'
import { campaignsStore } from '../campaigns/index.ts'
import { creativesStore } from '../creatives/index.ts'
import { starterOf } from '../people/index.ts'
import { oneByOne, type Job } from '../platform/jobs/index.ts'
import { readingOnce, type Use } from '../platform/sql/index.ts'
import { bulkReordersStore, type BulkRow, type ItemRow } from './bulk-reorders.store.ts'
import { cache, type Cached } from './cache.load.ts'
import { createReorder } from './create-reorder.change.ts'
import { onlyUsable, planReorder, notesOf, type Reordering } from './plan-reorder.check.ts'

export const BULK_REORDER = 'bulk reorder'

export const bulkReorderJob: Job = oneByOne(BULK_REORDER, ({ subject, now }) => {
  const turn = { subject, now, keep: cache() }
  return {
    next: (use, few) => use(bulkReordersStore).next(subject, few),
    by: (use) => starting(use, turn),
    perform: (item, by, use) => perform(item, by, use, now),
    giveUp: (item, use) => fail(item, 'reorder.failed', use, now),
    // A dealer may have several of the campaigns, whose names would be taken crosswise.
    sideBySide: 1,
  }
})

interface Turn {
  subject: number
  now: number
  keep: Cached
}

interface Starting extends Reordering {
  mailDate: BulkRow['mailDate']
}

/** It does what its person may do, and sees what they see. Undefined: they may not do it any more. */
async function starting(use: Use, { subject, now, keep }: Turn): Promise<Starting | undefined> {
  const bulk = await keep('bulk', () => use(bulkReordersStore).find(subject))
  if (!bulk) return undefined
  const starter = await starterOf(bulk.personKey, 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS', use)
  if (!starter) return undefined
  const own = readingOnce(starter.use, [creativesStore])
  return { person: starter.person, use: own, now, cached: keep, mailDate: bulk.mailDate }
}

async function perform(
  item: ItemRow,
  by: Starting | undefined,
  use: Use,
  now: number,
): Promise<void> {
  if (!by) return fail(item, 'reorder.person-gone', use, now)
  const isHeld = await holds(item, by.use)
  if (!isHeld) return fail(item, 'reorder.canceled', use, now)
  const { sourceKey: campaignKey, marketKey } = item
  const plan = { campaignKey, marketKey, mailDate: by.mailDate }
  const planned = onlyUsable(await planReorder(plan, by))
  if (!planned.ok) return fail(item, planned.reason, use, now)
  const created = await createReorder(planned.value, by, item.campaignKey)
  const notes = notesOf(planned.value)
  await use(bulkReordersStore).finish(item.key, {
    status: 'COMPLETED',
    campaignKey: created.key,
    reason: null,
    notes,
    doneAt: new Date(now),
  })
}

/** The campaign may have been canceled or deleted before its turn came. */
async function holds({ campaignKey }: ItemRow, use: Use): Promise<boolean> {
  if (campaignKey === null) return false
  const held = await use(campaignsStore).lock(campaignKey)
  return held?.status === 'BULKREORDER'
}

/** What fails leaves no campaign behind. */
async function fail(item: ItemRow, reason: ReorderFailure, use: Use, now: number): Promise<void> {
  const { key, campaignKey } = item
  if (campaignKey !== null) await use(campaignsStore).dropPlace(campaignKey)
  await use(bulkReordersStore).finish(key, {
    status: 'FAILED',
    campaignKey: null,
    reason,
    notes: [],
    doneAt: new Date(now),
  })
}
