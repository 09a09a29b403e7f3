import type { enrollments } from '@marquee/contract/enrollments'
import type { ReplyOf } from '@marquee/contract/operation'
import { enrollMessage, mayEnrollAgain } from '@marquee/rules/enrollments'
import { statusOfAll } from '@marquee/rules/reorders'
import { ability } from '@marquee/rules/result'
import type { Call } from '../platform/use-case.ts'
import { bulkEnrollmentsStore } from './bulk-enrollments.store.ts'
import { bulkEnrollmentsView } from './bulk-enrollments.view.ts'

type Presented = ReplyOf<typeof enrollments.read>
type Dealers = Awaited<ReturnType<ReturnType<typeof bulkEnrollmentsView>['dealers']>>

/** Undefined: it is out of sight. */
export async function presentBulkEnrollment(
  id: number,
  { use }: Pick<Call<typeof enrollments.read>, 'use'>,
): Promise<Presented | undefined> {
  const found = await use(bulkEnrollmentsView).find(id)
  if (!found) return undefined
  const { counts, retryable } = await use(bulkEnrollmentsStore).counts(id)
  const { key, templateKey, startedAt } = found.bulk
  return {
    key,
    templateKey,
    templateName: found.templateName,
    status: statusOfAll(counts),
    counts,
    retryable,
    startedBy: found.startedBy,
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
