import { and, asc, desc, isNull, sql as raw, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { sendingHalts } from '../db/schema/index.ts'
import { reaching, within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export type HaltRow = typeof sendingHalts.$inferSelect

interface NewHalt {
  path: string
  placeName: string
  reason: string
  by: { key: number; name: string }
  at: Date
}

/** Is everything stopped that is sent at the place of a row? */
export const isHalted = (path: AnyPgColumn): SQL => raw`EXISTS (
  SELECT FROM sending_halts halt WHERE halt.lifted_at IS NULL AND starts_with(${path}, halt.path))`

/** Places at which everything that is sent is stopped. */
export const sendingHaltsStore = store((sql, scope) => ({
  /** Those that hold and reach into the scope, the widest first. */
  holding: (): Promise<HaltRow[]> =>
    sql
      .select()
      .from(sendingHalts)
      .where(and(isNull(sendingHalts.liftedAt), reaching(sendingHalts.path, scope)))
      .orderBy(asc(raw`length(${sendingHalts.path})`), desc(sendingHalts.key)),

  /** False: another person was faster. */
  async add({ path, placeName, reason, by, at }: NewHalt): Promise<boolean> {
    const added = await sql
      .insert(sendingHalts)
      .values({ path, placeName, reason, haltedBy: by.name, haltedByKey: by.key, haltedAt: at })
      .onConflictDoNothing()
      .returning({ key: sendingHalts.key })
    return added.length > 0
  },

  async lift(
    keys: readonly number[],
    { by, at }: { by: { key: number; name: string }; at: Date },
  ): Promise<void> {
    await sql
      .update(sendingHalts)
      .set({ liftedBy: by.name, liftedByKey: by.key, liftedAt: at })
      .where(
        and(
          isAmong(sendingHalts.key, keys),
          isNull(sendingHalts.liftedAt),
          within(sendingHalts.path, scope),
        ),
      )
  },

  /** Is what is sent at this place stopped at this moment? */
  async reaches(path: string): Promise<boolean> {
    const rows = await sql
      .select({ key: sendingHalts.key })
      .from(sendingHalts)
      .where(and(isNull(sendingHalts.liftedAt), raw`starts_with(${path}, ${sendingHalts.path})`))
      .limit(1)
    return rows.length > 0
  },
}))
