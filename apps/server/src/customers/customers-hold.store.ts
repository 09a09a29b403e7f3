import { sql as raw } from 'drizzle-orm'
import { store } from '../platform/sql/index.ts'

/**
 * Whoever names households of a market for an order holds them, and so does what deletes those that
 * nothing names: else some could be deleted while the order that names them is not saved yet.
 */
export const customersHoldStore = store((sql) => ({
  /** Until the transaction ends. */
  async toName(marketKeys: readonly number[]): Promise<void> {
    const keys = raw.param([...marketKeys])
    await sql.execute(raw`SELECT pg_advisory_xact_lock_shared(hashtext('tidy'), key)
      FROM unnest(${keys}::integer[]) key`)
  },

  async toDelete(marketKey: number): Promise<void> {
    await sql.execute(raw`SELECT pg_advisory_xact_lock(hashtext('tidy'), ${marketKey})`)
  },
}))
