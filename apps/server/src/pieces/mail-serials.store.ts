import { mayGiveSerial, UNIQUE_FOR_DAYS, type MailerId } from '@marquee/rules/pieces'
import { addDays, type CalendarDate } from '@marquee/rules/calendar'
import { accept, type Result } from '@marquee/rules/result'
import { and, desc, eq, gt, sql as raw, sum } from 'drizzle-orm'
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
    const [last] = await sql
      .select()
      .from(mailSerials)
      .where(of)
      .orderBy(desc(mailSerials.day))
      .limit(1)
    const first = last ? last.first + last.count : 0
    // Where it is still yesterday, numbers count as given today: days follow each other without a gap.
    const day = last && last.day > today ? last.day : today
    await sql
      .insert(mailSerials)
      .values({ mailerId, day, first, count })
      .onConflictDoUpdate({
        target: [mailSerials.mailerId, mailSerials.day],
        set: { count: raw`${mailSerials.count} + ${count}` },
      })
    return accept(first)
  },
}))
