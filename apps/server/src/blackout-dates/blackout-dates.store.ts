import { and, eq } from 'drizzle-orm'
import { blackoutDates } from '../db/schema/index.ts'
import { reaching, within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

export type BlackoutDateRow = typeof blackoutDates.$inferSelect

/** The closed days that reach the person's markets: those of every brand and of theirs. */
export const blackoutDatesStore = store((sql, scope) => ({
  /** Those that reach a part of the scope; without one, all of the scope. */
  all: (part = scope): Promise<BlackoutDateRow[]> =>
    sql
      .select()
      .from(blackoutDates)
      .where(and(reaching(blackoutDates.path, scope), reaching(blackoutDates.path, part))),

  async find(key: number): Promise<BlackoutDateRow | undefined> {
    const [row] = await sql
      .select()
      .from(blackoutDates)
      .where(and(eq(blackoutDates.key, key), reaching(blackoutDates.path, scope)))
    return row
  },

  /** Undefined when another person has closed the day in the meantime. */
  async insert(day: Omit<BlackoutDateRow, 'key'>): Promise<BlackoutDateRow | undefined> {
    const target = [blackoutDates.date, blackoutDates.hierarchyId]
    const [row] = await sql
      .insert(blackoutDates)
      .values(day)
      .onConflictDoNothing({ target })
      .returning()
    return row
  },

  async remove(key: number): Promise<boolean> {
    const { rowCount } = await sql
      .delete(blackoutDates)
      .where(and(eq(blackoutDates.key, key), within(blackoutDates.path, scope)))
    return rowCount === 1
  },
}))
