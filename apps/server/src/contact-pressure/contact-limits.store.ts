import type { ContactLimit, LimitedChannel } from '@marquee/rules/contact-pressure'
import { and, asc, eq } from 'drizzle-orm'
import { contactLimits } from '../db/schema/index.ts'
import { reaching, within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

export type ContactLimitRow = typeof contactLimits.$inferSelect

interface NewLimit {
  hierarchyId: string
  path: string
  channel: LimitedChannel
  /** Null: it is removed. */
  limit: ContactLimit | null
  by: { key: number; name: string }
  at: Date
}

/** How often the households of each brand are written to. */
export const contactLimitsStore = store((sql, scope) => ({
  all: (): Promise<ContactLimitRow[]> =>
    sql
      .select()
      .from(contactLimits)
      .where(reaching(contactLimits.path, scope))
      .orderBy(asc(contactLimits.hierarchyId), asc(contactLimits.channel)),

  of: (hierarchyId: string): Promise<ContactLimitRow[]> =>
    sql
      .select()
      .from(contactLimits)
      .where(and(eq(contactLimits.hierarchyId, hierarchyId), reaching(contactLimits.path, scope)))
      .orderBy(asc(contactLimits.channel)),

  /** The row stays without a limit as well: it says who removed it. */
  async set({ hierarchyId, path, channel, limit, by, at }: NewLimit): Promise<void> {
    const changed = {
      pieces: limit?.pieces ?? null,
      days: limit?.days ?? null,
      changedBy: by.name,
      changedByKey: by.key,
      changedAt: at,
    }
    await sql
      .insert(contactLimits)
      .values({ hierarchyId, path, channel, ...changed })
      .onConflictDoUpdate({
        target: [contactLimits.hierarchyId, contactLimits.channel],
        set: changed,
        setWhere: within(contactLimits.path, scope),
      })
  },
}))

export const limitOf = ({
  pieces,
  days,
}: Pick<ContactLimitRow, 'pieces' | 'days'>): ContactLimit | null =>
  pieces === null || days === null ? null : { pieces, days }
