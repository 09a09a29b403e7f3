import { publishedFilesView } from '../customers/index.ts'
import { waitingEmailsView } from '../outbox/index.ts'
import { sealLagView } from '../platform/audit/index.ts'
import { jobsStanding, type JobsStanding } from '../platform/jobs/index.ts'
import { sendingsStanding, type SendingsStanding } from '../sendings/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { databaseClockView } from './database-clock.view.ts'

export interface StoredFigures {
  jobs: JobsStanding[]
  emails: { waiting: number; oldestSeconds: number }
  sendings: SendingsStanding
  files: { files: number; households: number }
  sealLagSeconds: number
  /** Between the clock of this program and that of the database. */
  clocksApartSeconds: number
}

/** What the database knows of how the program does: for the screen of administrators and for the metrics alike. */
export async function loadFigures(use: Use, clock: () => number): Promise<StoredFigures> {
  return {
    clocksApartSeconds: Math.abs((await use(databaseClockView).now()) - clock()) / 1_000,
    jobs: await use(jobsStanding).byKind(),
    emails: await use(waitingEmailsView).standing(),
    sendings: await use(sendingsStanding).ofLastDays(),
    files: await use(publishedFilesView).standing(),
    sealLagSeconds: await use(sealLagView).seconds(),
  }
}
