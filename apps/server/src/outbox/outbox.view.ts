import type { EmailState } from '@marquee/rules/outbox'
import { and, count, desc, eq, ilike, or } from 'drizzle-orm'
import { outboxEmails } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { containing, store } from '../platform/sql/index.ts'

interface EmailFilters {
  part: string
  text?: string | undefined
  state?: EmailState | undefined
  page: number
  size: number
}

export const outboxView = store((sql, scope) => ({
  async find(key: number) {
    const [row] = await sql
      .select()
      .from(outboxEmails)
      .where(and(eq(outboxEmails.key, key), within(outboxEmails.path, scope)))
    return row
  },

  /** Newest first. */
  async search({ part, text, state, page, size }: EmailFilters) {
    const like = containing(text)
    const { toAddress, subject } = outboxEmails
    const where = and(
      within(outboxEmails.path, part),
      like === undefined ? undefined : or(ilike(toAddress, like), ilike(subject, like)),
      state && eq(outboxEmails.state, state),
    )
    const rows = await sql
      .select()
      .from(outboxEmails)
      .where(where)
      .orderBy(desc(outboxEmails.key))
      .limit(size)
      .offset(page * size)
    const [total] = await sql.select({ all: count() }).from(outboxEmails).where(where)
    return { rows, totalElements: total?.all ?? 0 }
  },
}))
