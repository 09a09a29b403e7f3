import { jobsQueue } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { outboxStore, type NewEmail } from './outbox.store.ts'
import { SEND_EMAIL } from './send-email.job.ts'

export interface Writing {
  use: Use
  now: number
  /** Whether there is a mail server; without one emails are stored, and not sent when there is one later. */
  isSending: boolean
  /** Where the product is reached: its host is in the names of emails. */
  publicUrl: string
}

/** Writes each email once, in the transaction of its cause; they are sent once that is saved. */
export async function writeEmails(
  emails: readonly NewEmail[],
  { use, now, isSending, publicUrl }: Writing,
): Promise<void> {
  const keys = await use(outboxStore).write(emails, {
    state: isSending ? 'waiting' : 'kept',
    host: new URL(publicUrl).hostname,
    at: new Date(now),
  })
  if (isSending) await use(jobsQueue).request(SEND_EMAIL, keys)
}
