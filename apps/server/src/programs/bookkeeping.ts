import type pg from 'pg'
import { AUDIENCE_FILES } from '../audience-files/index.ts'
import { BEGIN_CAMPAIGNS } from '../campaigns/index.ts'
import { requestJobs } from './customer-work.ts'
import { sendingGuard } from './sending-guard.ts'
import {
  LOOK_FOR_DEADLINES,
  lookForDeadlines,
  notifyOfEvents,
  notifyOfWaves,
} from '../notices/index.ts'
import { TIDY_EMAILS } from '../mail-returns/index.ts'
import { sendEmails, type MailServer } from '../outbox/index.ts'
import { SEAL_AUDIT_LOG, sealing } from '../platform/audit/index.ts'
import { startJobs, type Job, type RunningJobs } from '../platform/jobs/index.ts'
import type { Settings } from '../platform/settings/index.ts'
import {
  PRINT_PACKAGES,
  printerFolder,
  printerServer,
  printPackagesJob,
} from '../print-packages/index.ts'
import { PLAN_SENDINGS } from '../sendings/index.ts'
import { REFRESH_HEROES } from '../templates/index.ts'
import { clock, jobs } from '../wiring.ts'

type Log = Parameters<typeof startJobs>[0]['log'] &
  Record<'warn', (details: object, message: string) => void>
type Needed = Pick<
  Settings,
  'mail' | 'publicUrl' | 'dataDir' | 'mailerId' | 'printFolder' | 'printServer'
>

/** What nouns do later; it does not wait for the customers of a dealer to be read. */
export async function startBookkeeping(
  settings: Needed,
  pool: pg.Pool,
  log: Log,
  more: readonly Job[] = [],
): Promise<RunningJobs> {
  const { mail, publicUrl } = settings
  const notifying = { isSending: mail !== undefined, publicUrl }
  await requestJobs(pool, SEAL_AUDIT_LOG, [0])
  await requestJobs(pool, BEGIN_CAMPAIGNS, [0])
  await requestJobs(pool, PLAN_SENDINGS, [0])
  await requestJobs(pool, PRINT_PACKAGES, [0])
  await requestJobs(pool, AUDIENCE_FILES, [0])
  await requestJobs(pool, LOOK_FOR_DEADLINES, [0])
  await requestJobs(pool, REFRESH_HEROES, [0])
  await requestJobs(pool, TIDY_EMAILS, [0])
  const own = [
    sealing(pool),
    notifyOfEvents(notifying),
    notifyOfWaves(notifying),
    lookForDeadlines(notifying),
    printing(settings, pool, log),
  ]
  const server = mailServer(settings, pool, log)
  const sending = server ? [sendEmails(server)] : []
  return startJobs({ pool, jobs: [...jobs, ...own, ...sending, ...more], clock, log })
}

function printing(
  { mailerId, publicUrl, printFolder, printServer, dataDir }: Needed,
  pool: pg.Pool,
  log: Log,
): Job {
  const folder = printServer
    ? printerServer(printServer)
    : printFolder === undefined
      ? undefined
      : printerFolder(printFolder)
  const { maySend } = sendingGuard(dataDir, pool, log)
  return printPackagesJob({ mailerId, publicUrl, folder, maySend })
}

const mailServer = (
  { mail, publicUrl, dataDir }: Needed,
  pool: pg.Pool,
  log: Log,
): MailServer | undefined =>
  mail && { ...mail, ownHost: new URL(publicUrl).hostname, ...sendingGuard(dataDir, pool, log) }
