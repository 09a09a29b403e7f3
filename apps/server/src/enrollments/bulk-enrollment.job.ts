import { may } from '@marquee/rules/access'
import type { EnrollFailure } from '@marquee/rules/enrollments'
import { enrollDealer } from '../annual/index.ts'
import type { Job, JobCall } from '../platform/jobs/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { bulkEnrollmentsStore, type DealerRow } from './bulk-enrollments.store.ts'
import { bulkEnrollmentsView } from './bulk-enrollments.view.ts'
import { readingTemplatesOnce } from './reading-templates-once.ts'

export const BULK_ENROLLMENT = 'bulk enrollment'

/** People see it get on several times a second, and it costs less than a transaction for each. */
const FEW = 10

/** One dealer after the other, a few in each transaction: what stops it anywhere leaves the rest as it was. */
export const bulkEnrollmentJob: Job = {
  kind: BULK_ENROLLMENT,
  async run(call) {
    for (;;) {
      if (call.signal.aborted) return
      const isDone = await aFewOf(call)
      if (isDone) return
      await call.progressed()
    }
  },
}

/** True: nothing is left to do. */
async function aFewOf(call: JobCall): Promise<boolean> {
  let tried: DealerRow | undefined
  try {
    return await call.inOwn(async (use) => {
      const dealers = await use(bulkEnrollmentsStore).next(call.subject, FEW)
      const by = await starting(use, call)
      for (const dealer of dealers) {
        tried = dealer
        await enrollOne(dealer, by, use, call)
      }
      return dealers.length === 0
    })
  } catch (error) {
    const failed = tried
    if (!failed) throw error
    // Its transaction is undone; that it failed is written in another one. Those before it are done again.
    await call.inOwn((use) => fail(failed, 'enrollment.failed', use, call))
    return false
  }
}

interface Starting {
  person: CallingPerson
  use: Use
  now: number
  templateKey: number
}

/** It does what its person may do, and sees what they see. Undefined: they may not do it any more. */
async function starting(use: Use, { subject, now }: JobCall): Promise<Starting | undefined> {
  const person = await use(bulkEnrollmentsView).starter(subject)
  const found = await use(bulkEnrollmentsView).find(subject)
  if (!person || !found || !isStillStaff(person)) return undefined
  const own = readingTemplatesOnce(asPerson(use, person))
  return { person, use: own, now, templateKey: found.bulk.templateKey }
}

async function enrollOne(
  dealer: DealerRow,
  by: Starting | undefined,
  use: Use,
  call: JobCall,
): Promise<void> {
  if (!by) return fail(dealer, 'enrollment.person-gone', use, call)
  const { marketKey } = dealer
  const enrolled = await enrollDealer({ templateKey: by.templateKey, marketKey }, by)
  if (!enrolled.ok) {
    const { reason } = enrolled
    return fail(dealer, reason === 'not-found' ? 'enrollment.market-gone' : reason, use, call)
  }
  await use(bulkEnrollmentsStore).finish(dealer.key, {
    status: 'COMPLETED',
    campaignKey: enrolled.value.key,
    reason: null,
    doneAt: new Date(call.now),
  })
}

const isStillStaff = ({ status, permissions }: CallingPerson): boolean =>
  status === 'ACTIVE' && may(permissions, ['CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS']).ok

function asPerson(use: Use, { path }: CallingPerson): Use {
  const sql = use((own) => own)
  return (store) => store(sql, path)
}

/** What fails leaves nothing behind. */
const fail = (
  { key }: DealerRow,
  reason: EnrollFailure,
  use: Use,
  { now }: JobCall,
): Promise<void> =>
  use(bulkEnrollmentsStore).finish(key, {
    status: 'FAILED',
    campaignKey: null,
    reason,
    doneAt: new Date(now),
  })
