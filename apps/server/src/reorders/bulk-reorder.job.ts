import { may } from '@marquee/rules/access'
import type { ReorderFailure } from '@marquee/rules/reorders'
import { campaignsStore } from '../campaigns/index.ts'
import { creativesStore } from '../creatives/index.ts'
import type { Job, JobCall } from '../platform/jobs/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import { readingOnce, type Use } from '../platform/sql/index.ts'
import { bulkReordersStore, type BulkRow, type ItemRow } from './bulk-reorders.store.ts'
import { bulkReordersView } from './bulk-reorders.view.ts'
import { cache, type Cached } from './cache.load.ts'
import { createReorder } from './create-reorder.change.ts'
import { onlyUsable, planReorder, notesOf, type Reordering } from './plan-reorder.check.ts'

export const BULK_REORDER = 'bulk reorder'

/** One campaign after the other, a few in each transaction: what stops it anywhere leaves the rest as it was. */
export const bulkReorderJob: Job = {
  kind: BULK_REORDER,
  async run(job) {
    const call = { ...job, keep: cache() }
    for (;;) {
      if (call.signal.aborted) return
      const isDone = await aFewOf(call)
      if (isDone) return
      await call.progressed()
    }
  },
}

type Turn = JobCall & { keep: Cached }

/** People see it get on several times a second, and it costs less than a transaction for each. */
const FEW = 10

/** True: nothing is left to do. */
async function aFewOf(call: Turn): Promise<boolean> {
  let tried: ItemRow | undefined
  try {
    return await call.inOwn(async (use) => {
      const items = await use(bulkReordersStore).next(call.subject, FEW)
      const by = await starting(use, call)
      for (const item of items) {
        tried = item
        await perform(item, by, use, call)
      }
      return items.length === 0
    })
  } catch (error) {
    const failed = tried
    if (!failed) throw error
    // Its transaction is undone; that it failed is written in another one. Those before it are done again.
    await call.inOwn((use) => fail(failed, 'reorder.failed', use, call))
    return false
  }
}

interface Starting extends Reordering {
  mailDate: BulkRow['mailDate']
}

/** It does what its person may do, and sees what they see. Undefined: they may not do it any more. */
async function starting(use: Use, call: Turn): Promise<Starting | undefined> {
  const { keep, now, subject } = call
  const person = await use(bulkReordersView).starter(subject)
  const bulk = await keep('bulk', () => use(bulkReordersStore).find(subject))
  if (!person || !bulk || !isStillStaff(person)) return undefined
  const own = readingOnce(asPerson(use, person), [creativesStore])
  return { person, use: own, now, cached: keep, mailDate: bulk.mailDate }
}

async function perform(
  item: ItemRow,
  by: Starting | undefined,
  use: Use,
  call: Turn,
): Promise<void> {
  if (!by) return fail(item, 'reorder.person-gone', use, call)
  const isHeld = await holds(item, by.use)
  if (!isHeld) return fail(item, 'reorder.canceled', use, call)
  const { sourceKey: campaignKey, marketKey } = item
  const plan = { campaignKey, marketKey, mailDate: by.mailDate }
  const planned = onlyUsable(await planReorder(plan, by))
  if (!planned.ok) return fail(item, planned.reason, use, call)
  const created = await createReorder(planned.value, by, item.campaignKey)
  const notes = notesOf(planned.value)
  await use(bulkReordersStore).finish(item.key, {
    status: 'COMPLETED',
    campaignKey: created.key,
    reason: null,
    notes,
    doneAt: new Date(call.now),
  })
}

const isStillStaff = ({ status, permissions }: CallingPerson): boolean =>
  status === 'ACTIVE' && may(permissions, ['CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS']).ok

function asPerson(use: Use, { path }: CallingPerson): Use {
  const sql = use((own) => own)
  return (store) => store(sql, path)
}

/** The campaign may have been canceled or deleted before its turn came. */
async function holds({ campaignKey }: ItemRow, use: Use): Promise<boolean> {
  if (campaignKey === null) return false
  const held = await use(campaignsStore).lock(campaignKey)
  return held?.status === 'BULKREORDER'
}

/** What fails leaves no campaign behind. */
async function fail(
  item: ItemRow,
  reason: ReorderFailure,
  use: Use,
  { now }: JobCall,
): Promise<void> {
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
