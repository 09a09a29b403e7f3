import { and, count, eq, gte } from 'drizzle-orm'
import { mailReturns } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'

type NewReturn = Omit<typeof mailReturns.$inferInsert, 'key'>

/** What came back of emails. */
export const mailReturnsStore = store((sql) => ({
  /** False: it was reported before. */
  async add(row: NewReturn): Promise<boolean> {
    const added = await sql
      .insert(mailReturns)
      .values(row)
      .onConflictDoNothing()
      .returning({ key: mailReturns.key })
    return added.length > 0
  },

  /** How many emails to an address bounced for now since then. */
  async bouncedForNow(emailHash: bigint, since: Date): Promise<number> {
    const [row] = await sql
      .select({ all: count() })
      .from(mailReturns)
      .where(
        and(
          eq(mailReturns.emailHash, emailHash),
          eq(mailReturns.kind, 'BOUNCED_FOR_NOW'),
          gte(mailReturns.returnedAt, since),
        ),
      )
    return row?.all ?? 0
  },
}))
