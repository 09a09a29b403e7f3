import { eq } from 'drizzle-orm'
import { blackoutDates } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'

export type BlackoutDateRow = typeof blackoutDates.$inferSelect

/** The closed days that reach the person's markets: those of every brand and of theirs. */
export const blackoutDatesStore = store((sql) => ({
  all: (): Promise<BlackoutDateRow[]> => sql.select().from(blackoutDates),

  async find(key: number): Promise<BlackoutDateRow | undefined> {
    const [row] = await sql.select().from(blackoutDates).where(eq(blackoutDates.key, key))
    return row
  },

  /** Undefined when the day was closed in the meantime by somebody else. */
  async insert(day: Omit<BlackoutDateRow, 'key'>): Promise<BlackoutDateRow | undefined> {
    const [row] = await sql.insert(blackoutDates).values(day).onConflictDoNothing().returning()
    return row
  },

  async remove(key: number): Promise<boolean> {
    const { rowCount } = await sql.delete(blackoutDates).where(eq(blackoutDates.key, key))
    return rowCount === 1
  },
}))
