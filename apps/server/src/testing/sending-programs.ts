import { startJobs } from '../platform/jobs/index.ts'
import { APP_ROLE, connect } from '../platform/sql/index.ts'
import {
  carryEmails,
  PLAN_SENDINGS,
  planSendingsJob,
  type EmailCarrier,
} from '../sendings/index.ts'
import { carrierTo } from './email-carrier.ts'
import type { MailCatcher } from './mail-catcher.ts'
import { quiet } from './quiet.ts'
import type { TestApp } from './test-app.ts'

interface Program {
  to: Pick<MailCatcher, 'port'>
  /** What its clock shows as it starts. */
  now: number
  over?: Partial<EmailCarrier>
}

export interface SendingProgram {
  /** What it reported to an operator. */
  errors: unknown[]
  stop: () => Promise<void>
}

/** A program that makes ready and sends what campaigns send, as the product does, on a pool of its own until it is stopped. */
export async function sendingProgram(
  { owner, ownerUrl }: Pick<TestApp, 'owner' | 'ownerUrl'>,
  { to, now, over }: Program,
): Promise<SendingProgram> {
  const errors: unknown[] = []
  const log = { ...quiet, error: ({ err }: { err?: unknown }) => void errors.push(err) }
  const { carrier, close } = carrierTo(to, now)
  const pool = connect({ url: ownerUrl, role: APP_ROLE }, () => {}, 'jobs')
  const carrying = { ...carrier, log, ...over }
  await owner.query(
    `INSERT INTO jobs (kind, subject) VALUES ($1, 0)
     ON CONFLICT (kind, subject) DO UPDATE SET run_at = now()`,
    [PLAN_SENDINGS],
  )
  const running = await startJobs({
    pool,
    jobs: [carryEmails(carrying), planSendingsJob([])],
    clock: carrying.clock,
    log,
    lookEvery: 50,
  })
  return {
    errors,
    async stop() {
      await running.stop()
      await close()
      await pool.end()
    },
  }
}
