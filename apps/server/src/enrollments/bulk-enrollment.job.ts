import type { EnrollFailure } from '@marquee/rules/enrollments'
import { enrollDealer } from '../annual/index.ts'
import { starterOf } from '../people/index.ts'
import { oneByOne, type Job, type JobCall } from '../platform/jobs/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { bulkEnrollmentsStore, type DealerRow } from './bulk-enrollments.store.ts'
import { readingTemplatesOnce } from './templates-once.load.ts'

export const BULK_ENROLLMENT = 'bulk enrollment'

export const bulkEnrollmentJob: Job = oneByOne(BULK_ENROLLMENT, (call) => ({
  next: (use, few) => use(bulkEnrollmentsStore).next(call.subject, few),
  by: (use) => starting(use, call),
  perform: (dealer, by, use) => enrollOne(dealer, by, use, call.now),
  giveUp: (dealer, use) => fail(dealer, 'enrollment.failed', use, call.now),
  // Each dealer is locked by one of them alone.
  sideBySide: 2,
}))

interface Starting {
  person: CallingPerson
  use: Use
  now: number
  templateKey: number
}

/** It does what its person may do, and sees what they see. Undefined: they may not do it any more. */
async function starting(use: Use, { subject, now }: JobCall): Promise<Starting | undefined> {
  const bulk = await use(bulkEnrollmentsStore).find(subject)
  if (!bulk) return undefined
  const { personKey, templateKey } = bulk
  const starter = await starterOf(personKey, 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS', use)
  if (!starter) return undefined
  return { person: starter.person, use: readingTemplatesOnce(starter.use), now, templateKey }
}

async function enrollOne(
  dealer: DealerRow,
  by: Starting | undefined,
  use: Use,
  now: number,
): Promise<void> {
  if (!by) return fail(dealer, 'enrollment.person-gone', use, now)
  const { marketKey } = dealer
  const enrolled = await enrollDealer({ templateKey: by.templateKey, marketKey }, by)
  if (!enrolled.ok) {
    const { reason } = enrolled
    return fail(dealer, reason === 'not-found' ? 'enrollment.market-gone' : reason, use, now)
  }
  await use(bulkEnrollmentsStore).finish(dealer.key, {
    status: 'COMPLETED',
    campaignKey: enrolled.value.key,
    reason: null,
    doneAt: new Date(now),
  })
}

/** What fails leaves nothing behind. */
const fail = ({ key }: DealerRow, reason: EnrollFailure, use: Use, now: number): Promise<void> =>
  use(bulkEnrollmentsStore).finish(key, {
    status: 'FAILED',
    campaignKey: null,
    reason,
    doneAt: new Date(now),
  })
