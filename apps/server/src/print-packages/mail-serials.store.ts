import type { MailerId } from '@marquee/rules/pieces'
import { nextSerials } from '@marquee/rules/print-packages'
import type { Result } from '@marquee/rules/result'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { mailSerials } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'

/** The numbers in the barcodes of a mailer, whatever market mails. */
export const mailSerialsStore = store((sql) => ({
  /** The first of so many: nobody else gets any of them. */
  async take(
    mailerId: MailerId,
    { count, now }: { count: number; now: number },
  ): Promise<Result<number, 'print-package.no-serials'>> {
    const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
    // Two packages at once would find the same numbers free.
    await client.query('LOCK TABLE mail_serials IN SHARE ROW EXCLUSIVE MODE')
    const rows = await sql.select().from(mailSerials).where(eq(mailSerials.mailerId, mailerId))
    const blocks = rows.map(({ first, count, takenAt }) => ({
      first,
      count,
      takenAt: takenAt.getTime(),
    }))
    const taken = nextSerials(mailerId, blocks, { count, now })
    if (taken.ok) {
      const row = { mailerId, first: taken.value, count, takenAt: new Date(now) }
      await sql.insert(mailSerials).values(row)
    }
    return taken
  },
}))
