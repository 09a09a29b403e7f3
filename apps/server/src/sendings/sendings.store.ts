import type { HeldFor, SendingState } from '@marquee/rules/sendings'
import type { SeedPerson } from '@marquee/rules/seed-lists'
import { and, eq } from 'drizzle-orm'
import { sendings } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

export type SendingRow = typeof sendings.$inferSelect

export type NewSending = Pick<
  SendingRow,
  | 'orderKey'
  | 'campaignKey'
  | 'marketKey'
  | 'stepKey'
  | 'stepNumber'
  | 'stepName'
  | 'channel'
  | 'wave'
  | 'follows'
  | 'dueOn'
  | 'isDaily'
  | 'state'
  | 'path'
>

interface Moved {
  state: SendingState
  heldFor: HeldFor | null
  letGoAt: Date | null
  endedAt: Date | null
  movedBy: number | null
}

/** What campaigns send. */
export const sendingsStore = store((sql, scope) => {
  const isIt = (key: number) => and(eq(sendings.key, key), within(sendings.path, scope))
  return {
    /** Those that are there already stay as they are. */
    async insert(rows: readonly NewSending[]): Promise<void> {
      if (rows.length === 0) return
      await sql
        .insert(sendings)
        .values([...rows])
        .onConflictDoNothing()
    },

    /** Stays as it is until the transaction ends. */
    // Not 'update': whoever moves its pieces names this row, and holds the turn that a stop waits for next.
    async lock(key: number): Promise<SendingRow | undefined> {
      const [row] = await sql.select().from(sendings).where(isIt(key)).for('no key update')
      return row
    },

    async move(key: number, moved: Moved): Promise<void> {
      await sql.update(sendings).set(moved).where(isIt(key))
    },

    async plan(
      key: number,
      planned: { planned: number; seeds: readonly SeedPerson[]; plannedAt: Date },
    ): Promise<void> {
      await sql.update(sendings).set(planned).where(isIt(key))
    },
  }
})
