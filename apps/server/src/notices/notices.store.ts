import type { NoticeChoice, NoticeKind } from '@marquee/rules/notices'
import { and, eq, isNull, lt, sql as raw } from 'drizzle-orm'
import { noticeChoices, notices } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export type NewNotice = Omit<typeof notices.$inferInsert, 'key' | 'readAt'>

export const noticesStore = store((sql, scope) => ({
  /** Returns only the notices that are new. */
  async add(added: readonly NewNotice[]): Promise<{ key: number; personKey: number }[]> {
    if (added.length === 0) return []
    return sql
      .insert(notices)
      .values([...added])
      .onConflictDoNothing()
      .returning({ key: notices.key, personKey: notices.personKey })
  },

  /** False: there is no such notice of this person. */
  async read(key: number, personKey: number, at: Date): Promise<boolean> {
    const rows = await sql
      .update(notices)
      .set({ readAt: raw`coalesce(${notices.readAt}, ${at.toISOString()}::timestamptz)` })
      .where(
        and(eq(notices.key, key), eq(notices.personKey, personKey), within(notices.path, scope)),
      )
      .returning({ key: notices.key })
    return rows.length > 0
  },

  async readAll(personKey: number, at: Date): Promise<void> {
    await sql
      .update(notices)
      .set({ readAt: at })
      .where(
        and(eq(notices.personKey, personKey), isNull(notices.readAt), within(notices.path, scope)),
      )
  },

  /** Marks what came before a time as read, for all people, at the moment when it came. */
  async readBefore(time: Date): Promise<void> {
    await sql
      .update(notices)
      .set({ readAt: notices.at })
      .where(and(isNull(notices.readAt), lt(notices.at, time), within(notices.path, scope)))
  },
}))

/** What people chose, where they did. */
export const noticeChoicesStore = store((sql) => ({
  of: (personKey: number) =>
    sql.select().from(noticeChoices).where(eq(noticeChoices.personKey, personKey)),

  /** Of one kind, by person. */
  async ofKind(kind: NoticeKind, people: readonly number[]): Promise<Map<number, NoticeChoice>> {
    const rows = await sql
      .select()
      .from(noticeChoices)
      .where(and(eq(noticeChoices.kind, kind), isAmong(noticeChoices.personKey, people)))
    return new Map(rows.map(({ personKey, ...choice }) => [personKey, choice]))
  },

  async choose(
    personKey: number,
    choices: readonly (NoticeChoice & { kind: NoticeKind })[],
  ): Promise<void> {
    if (choices.length === 0) return
    await sql
      .insert(noticeChoices)
      .values(choices.map((choice) => ({ ...choice, personKey })))
      .onConflictDoUpdate({
        target: [noticeChoices.personKey, noticeChoices.kind],
        set: { inProduct: raw`excluded.in_product`, byEmail: raw`excluded.by_email` },
      })
  },
}))
