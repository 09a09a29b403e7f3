import type { enrollments } from '@marquee/contract/enrollments'
import type { ReplyOf } from '@marquee/contract/operation'
import { enrollMessage, mayEnrollAgain } from '@marquee/rules/enrollments'
import { statusOfAll, type StatusCounts } from '@marquee/rules/reorders'
import { ability } from '@marquee/rules/result'
import type { Call } from '../platform/use-case.ts'
import { bulkEnrollmentsStore } from './bulk-enrollments.store.ts'
import { bulkEnrollmentsView, type ShownBulk } from './bulk-enrollments.view.ts'

type Presented = ReplyOf<typeof enrollments.read>
type Dealers = Awaited<ReturnType<ReturnType<typeof bulkEnrollmentsView>['dealers']>>

type Presenting = Pick<Call<typeof enrollments.read>, 'use'>

export async function presentBulks(
  shown: readonly ShownBulk[],
  { use }: Presenting,
): Promise<Presented[]> {
  const keys = shown.map(({ bulk }) => bulk.key)
  const counts = await use(bulkEnrollmentsStore).counts(keys)
  const retryable = await use(bulkEnrollmentsStore).retryable(keys)
  return shown.map((one) => {
    const { key } = one.bulk
    return presentBulk(one, counts.get(key) as StatusCounts, retryable.get(key) ?? 0)
  })
}

/** Undefined: it is out of sight. */
export async function presentBulkEnrollment(
  id: number,
  call: Presenting,
): Promise<Presented | undefined> {
  const found = await call.use(bulkEnrollmentsView).find(id)
  const [presented] = await presentBulks(found ? [found] : [], call)
  return presented
}

function presentBulk(
  { bulk, startedBy, templateName }: ShownBulk,
  counts: StatusCounts,
  retryable: number,
): Presented {
  const { key, templateKey, startedAt } = bulk
  return {
    key,
    templateKey,
    templateName,
    status: statusOfAll(counts),
    counts,
    retryable,
    startedBy,
    startedAt: startedAt.toISOString(),
    can: { retry: ability(mayEnrollAgain(counts, retryable)) },
  }
}

export function presentDealer({ dealer, enrollmentStatus }: Dealers['found'][number]) {
  const { key, marketKey, marketName, status, reason, campaignKey, doneAt } = dealer
  return {
    key,
    marketKey,
    marketName,
    reason,
    message: reason && enrollMessage(reason),
    status,
    enrollmentKey: enrollmentStatus === null ? null : campaignKey,
    enrollmentStatus,
    doneAt: doneAt?.toISOString() ?? null,
  }
}
