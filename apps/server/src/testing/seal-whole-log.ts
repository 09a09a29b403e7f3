import type pg from 'pg'
import { expect, vi } from 'vitest'
import { sealLog } from '../platform/audit/seal-log.ts'

/** Seals the whole audit log: transactions of other tests on the same database server hold it up for a moment. */
export const sealWholeLog = (database: { pool: pg.Pool; owner: pg.Pool }, atOnce = 100) =>
  vi.waitFor(async () => {
    await sealLog(database.pool, atOnce)
    const { rows } = await database.owner.query<{ open: number }>(
      `SELECT count(*)::integer AS open FROM audit_log l
        WHERE NOT EXISTS (SELECT FROM audit_seals s WHERE s.audit_key = l.key)`,
    )
    expect(rows[0]?.open).toBe(0)
  }, 30_000)
