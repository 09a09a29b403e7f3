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
  const first = async (where: ReturnType<typeof eq>): Promise<RehearsalRow | undefined> => {
    const [row] = await sql
      .select()
      .from(rehearsals)
      .where(and(where, within(rehearsals.path, scope)))
    return row
  }
  const running = (key: number) =>
    and(eq(rehearsals.key, key), eq(rehearsals.state, 'running'), within(rehearsals.path, scope))
  return {
    find: (key: number) => first(eq(rehearsals.key, key)),

    of: (campaignKey: number) => first(eq(rehearsals.campaignKey, campaignKey)),

    /** In place of the earlier one. Undefined: that is still running, or another person was faster. */
    async start(rehearsal: NewRehearsal): Promise<RehearsalRow | undefined> {
      const { campaignKey } = rehearsal
      await sql
        .delete(rehearsals)
        .where(
          and(
            eq(rehearsals.campaignKey, campaignKey),
            ne(rehearsals.state, 'running'),
            within(rehearsals.path, scope),
          ),
        )
      const [row] = await sql
        .insert(rehearsals)
        .values({ ...rehearsal, state: 'running', timeline: [], problems: [], progress: 0 })
        .onConflictDoNothing()
        .returning()
      return row
    },

    async plan(
      key: number,
      planned: Pick<RehearsalRow, 'rehearsedOn' | 'contentHash' | 'timeline'>,
    ): Promise<void> {
      await sql
        .update(rehearsals)
        .set({ ...planned, progress: 0 })
        .where(running(key))
    },

    async progress(key: number, progress: number): Promise<void> {
      await sql.update(rehearsals).set({ progress }).where(running(key))
    },

    async finish(key: number, problems: RehearsalProblem[], endedAt: Date): Promise<void> {
      await sql.update(rehearsals).set({ state: 'done', problems, endedAt }).where(running(key))
    },

    async fail(key: number, failedFor: RehearsalFailure, endedAt: Date): Promise<void> {
      await sql.update(rehearsals).set({ state: 'failed', failedFor, endedAt }).where(running(key))
    },

    /** With its pieces. */
    async remove(key: number): Promise<void> {
      await sql
        .delete(rehearsals)
        .where(and(eq(rehearsals.key, key), within(rehearsals.path, scope)))
    },

    /** Those that are over for so long that they are not stored any more. */
    async forget(now: number): Promise<void> {
      const since = new Date(now - REHEARSALS_LAST_DAYS * DAY)
      await sql
        .delete(rehearsals)
        .where(and(lt(rehearsals.startedAt, since), within(rehearsals.path, scope)))
    },
  }
})
