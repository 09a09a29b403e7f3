import {
  REHEARSALS_LAST_DAYS,
  type RehearsalFailure,
  type RehearsalProblem,
} from '@marquee/rules/rehearsals'
import { and, eq, lt, ne } from 'drizzle-orm'
import { rehearsals } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

export type RehearsalRow = typeof rehearsals.$inferSelect

type NewRehearsal = Pick<
  RehearsalRow,
  'campaignKey' | 'startedBy' | 'startedByName' | 'startedAt' | 'path'
>

const DAY = 86_400_000

/** The latest rehearsal of each campaign. */
export const rehearsalsStore = store((sql, scope) => {
  const inScope = within(rehearsals.path, scope)
  const first = async (where: ReturnType<typeof eq>): Promise<RehearsalRow | undefined> => {
    const [row] = await sql.select().from(rehearsals).where(and(where, inScope))
    return row
  }
  return {
    find: (key: number) => first(eq(rehearsals.key, key)),

    of: (campaignKey: number) => first(eq(rehearsals.campaignKey, campaignKey)),

    /** In place of the earlier one. Undefined: that is still running, or another person was faster. */
    async start(rehearsal: NewRehearsal): Promise<RehearsalRow | undefined> {
      const isEarlier = eq(rehearsals.campaignKey, rehearsal.campaignKey)
      await sql.delete(rehearsals).where(and(isEarlier, ne(rehearsals.state, 'running'), inScope))
      const [row] = await sql
        .insert(rehearsals)
        .values({ ...rehearsal, state: 'running', timeline: [], problems: [], progress: 0 })
        .onConflictDoNothing()
        .returning()
      return row
    },

    /** With its pieces. */
    async remove(key: number): Promise<void> {
      await sql.delete(rehearsals).where(and(eq(rehearsals.key, key), inScope))
    },

    /** Those that are over for so long that they are not stored any more. */
    async forget(now: number): Promise<void> {
      const since = new Date(now - REHEARSALS_LAST_DAYS * DAY)
      await sql.delete(rehearsals).where(and(lt(rehearsals.startedAt, since), inScope))
    },
  }
})

/** One that is running, by its job; nothing happens to one that is over. */
export const runningRehearsalsStore = store((sql, scope) => {
  const change = async (key: number, changed: Partial<RehearsalRow>): Promise<void> => {
    await sql
      .update(rehearsals)
      .set(changed)
      .where(
        and(
          eq(rehearsals.key, key),
          eq(rehearsals.state, 'running'),
          within(rehearsals.path, scope),
        ),
      )
  }
  return {
    plan: (key: number, planned: Pick<RehearsalRow, 'rehearsedOn' | 'contentHash' | 'timeline'>) =>
      change(key, { ...planned, progress: 0 }),

    progress: (key: number, progress: number) => change(key, { progress }),

    finish: (key: number, problems: RehearsalProblem[], endedAt: Date) =>
      change(key, { state: 'done', problems, endedAt }),

    fail: (key: number, failedFor: RehearsalFailure, endedAt: Date) =>
      change(key, { state: 'failed', failedFor, endedAt }),
  }
})
