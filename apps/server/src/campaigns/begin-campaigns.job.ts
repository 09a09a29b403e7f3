import { todayIn } from '@marquee/rules/calendar'
import { beginsOn } from '@marquee/rules/campaigns'
import type { JobKind } from '@marquee/rules/operation'
import { jobsQueue, type Job } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { beginningCampaignsView } from './beginning-campaigns.view.ts'
import { campaignsStore } from './campaigns.store.ts'
import { moveByProgram } from './move-by-program.change.ts'

export const BEGIN_CAMPAIGNS = 'begin campaigns'

/** A day begins at another hour in each time zone. */
const EVERY_SECONDS = 300

type Due = Awaited<ReturnType<ReturnType<typeof beginningCampaignsView>['due']>>[number]

/** Campaigns, and the seasons of years, begin on their mail date by the clock of their market; then a later noun's job has something to do. */
export const beginCampaignsJob = (followedBy: JobKind): Job => ({
  kind: BEGIN_CAMPAIGNS,
  async run({ inOwn, now, signal }) {
    await inOwn((use) => use(jobsQueue).request(BEGIN_CAMPAIGNS, [0], EVERY_SECONDS))
    const ordered = await inOwn((use) => use(beginningCampaignsView).due(todayIn('UTC', now)))
    const due = ordered.filter((one) => begins(one, now))
    const failures: unknown[] = []
    for (const one of due) {
      if (signal.aborted) return
      // What cannot begin does not hold up the others; another try is made of it.
      await inOwn((use) => begin(one, now, use)).catch((error: unknown) => failures.push(error))
    }
    if (due.length > 0) await inOwn((use) => use(jobsQueue).request(followedBy, [0]))
    if (failures.length > 0) throw new AggregateError(failures, 'campaigns did not begin')
  },
})

const begins = (due: Due, now: number): boolean => beginsOn(todayIn(due.timeZone, now), due)

/** Judged again once it is locked: somebody may cancel it at the same moment. */
async function begin({ key, annualKey }: Due, now: number, use: Use): Promise<void> {
  // A year is always locked before its seasons.
  if (annualKey !== null) await use(campaignsStore).lock(annualKey)
  await use(campaignsStore).lock(key)
  const due = await use(beginningCampaignsView).find(key)
  if (due && begins(due, now)) await moveByProgram(key, 'start', new Date(now), use)
}
