import { keptEmailsStore } from '../kept-emails/index.ts'
import { jobsQueue, type Job } from '../platform/jobs/index.ts'
import { unreadReportsStore } from './unread-reports.store.ts'

export const TIDY_EMAILS = 'tidy emails'

const EVERY_SECONDS = 3_600
const KEPT_DAYS = 30
const DAY = 86_400_000

/** Emails of campaigns that are only kept to be looked at, and what came back of them, are letters to and from people: they go after a month. */
export const tidyEmailsJob: Job = {
  kind: TIDY_EMAILS,
  run: ({ inOwn, now }) =>
    inOwn(async (use) => {
      await use(jobsQueue).request(TIDY_EMAILS, [0], EVERY_SECONDS)
      const since = new Date(now - KEPT_DAYS * DAY)
      await use(keptEmailsStore).forgetBefore(since)
      await use(unreadReportsStore).forgetBefore(since)
    }),
}
