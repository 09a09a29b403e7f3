import type { CalendarDate } from '@marquee/rules/calendar'
import { and, eq } from 'drizzle-orm'
import { dailyRuns } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

export type DailyRunRow = typeof dailyRuns.$inferSelect

/** How far campaigns have come that go out day by day. */
export const dailyRunsStore = store((sql, scope) => {
  const isIt = (campaignKey: number) =>
    and(eq(dailyRuns.campaignKey, campaignKey), within(dailyRuns.path, scope))
  return {
    async find(campaignKey: number): Promise<DailyRunRow | undefined> {
      const [row] = await sql.select().from(dailyRuns).where(isIt(campaignKey))
      return row
    },

    /** Stays as it is until the transaction ends. */
    async lock(campaignKey: number): Promise<DailyRunRow | undefined> {
      const [row] = await sql.select().from(dailyRuns).where(isIt(campaignKey)).for('update')
      return row
    },

    /** Its first day was looked at; false where another program was faster. */
    async begin(campaignKey: number, day: CalendarDate, path: string): Promise<boolean> {
      const rows = await sql
        .insert(dailyRuns)
        .values({ campaignKey, since: day, through: day, path })
        .onConflictDoNothing()
        .returning({ campaignKey: dailyRuns.campaignKey })
      return rows.length > 0
    },

    async reach(campaignKey: number, through: CalendarDate): Promise<void> {
      await sql.update(dailyRuns).set({ through }).where(isIt(campaignKey))
    },

    async pause(campaignKey: number, isPaused: boolean): Promise<void> {
      await sql.update(dailyRuns).set({ isPaused }).where(isIt(campaignKey))
    },
  }
})
