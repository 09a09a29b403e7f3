import { randomUUID } from 'node:crypto'
import type { EmailState } from '@marquee/rules/outbox'
import { and, eq } from 'drizzle-orm'
import { outboxEmails } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

export type EmailRow = typeof outboxEmails.$inferSelect

export interface NewEmail {
  /** What it is about: no two emails are written for the same. */
  occasion: string
  personKey: number
  toAddress: string
  subject: string
  text: string
  html: string
  path: string
}

export const outboxStore = store((sql, scope) => ({
  /** Answers the keys of those that had not been written yet. */
  async write(
    emails: readonly NewEmail[],
    { state, host, at }: { state: 'kept' | 'waiting'; host: string; at: Date },
  ): Promise<number[]> {
    if (emails.length === 0) return []
    const rows = await sql
      .insert(outboxEmails)
      .values(
        emails.map((email) => ({
          ...email,
          state,
          madeAt: at,
          settledAt: state === 'kept' ? at : null,
          messageId: `<${randomUUID()}@${host}>`,
        })),
      )
      .onConflictDoNothing()
      .returning({ key: outboxEmails.key })
    return rows.map(({ key }) => key)
  },

  /** Stays as it is until the transaction ends. */
  async keep(key: number): Promise<EmailRow | undefined> {
    const [row] = await sql
      .select()
      .from(outboxEmails)
      .where(and(eq(outboxEmails.key, key), within(outboxEmails.path, scope)))
      .for('update')
    return row
  },

  async finish(
    key: number,
    outcome: { state: EmailState; answer?: string | null; attempts?: number; settledAt?: Date },
  ): Promise<void> {
    await sql
      .update(outboxEmails)
      .set(outcome)
      .where(and(eq(outboxEmails.key, key), within(outboxEmails.path, scope)))
  },
}))
