import { and, count, eq, sql as raw } from 'drizzle-orm'
import { jobs, outboxEmails } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'
import { SEND_EMAIL } from './send-email.job.ts'

export const waitingEmailsView = store((sql) => ({
  /** Found by their jobs, as the outbox holds years of emails that were sent. */
  async standing(): Promise<{ waiting: number; oldestSeconds: number }> {
    const [row] = await sql
      .select({
        waiting: count(),
        oldestSeconds: raw<number>`coalesce(greatest(
          extract(epoch FROM now() - min(${outboxEmails.madeAt})), 0), 0)::float8`,
      })
      .from(jobs)
      .innerJoin(outboxEmails, eq(outboxEmails.key, jobs.subject))
      .where(and(eq(jobs.kind, SEND_EMAIL), eq(outboxEmails.state, 'waiting')))
    return row ?? { waiting: 0, oldestSeconds: 0 }
  },
}))
