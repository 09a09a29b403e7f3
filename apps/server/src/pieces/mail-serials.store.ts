import { mayGiveSerial, UNIQUE_FOR_DAYS, type MailerId } from '@marquee/rules/pieces'
import { addDays, type CalendarDate } from '@marquee/rules/calendar'
import { accept, type Result } from '@marquee/rules/result'
import { and, eq, gt, sql as raw, sum } from 'drizzle-orm'
import { mailSerials } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'

/** The numbers of pieces of mail: each once, until the Postal Service has long forgotten it. */
export const mailSerialsStore = store((sql) => ({
  /** The first of so many numbers that follow each other, all of them new; or why there are none. */
  async give(
    mailerId: MailerId,
    today: CalendarDate,
    count: number,
  ): Promise<Result<number, 'piece.serials-used-up'>> {
    // One after the other, also around midnight: two days never begin with the same number.
    await sql.execute(raw`SELECT pg_advisory_xact_lock(hashtext(${`mail_serials ${mailerId}`}))`)
    const of = eq(mailSerials.mailerId, mailerId)
    const since = gt(mailSerials.day, addDays(today, -UNIQUE_FOR_DAYS))
    const [lately] = await sql
      .select({ given: sum(mailSerials.count).mapWith(Number) })
      .from(mailSerials)
      .where(and(of, since))
    const may = mayGiveSerial(mailerId, (lately?.given ?? 0) + count - 1)
    if (!may.ok) return may
    const next = raw<number>`coalesce(max(${mailSerials.first} + ${mailSerials.count}), 0)`
    const [known] = await sql
      .select({ next: next.mapWith(Number) })
      .from(mailSerials)
      .where(of)
    const first = known?.next ?? 0
    await sql
      .insert(mailSerials)
      .values({ mailerId, day: today, first, count })
      .onConflictDoUpdate({
        target: [mailSerials.mailerId, mailSerials.day],
        set: { count: raw`${mailSerials.count} + ${count}` },
      })
    return accept(first)
  },
}))
