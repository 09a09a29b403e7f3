import type { SuppressionChannel, SuppressionReason } from '@marquee/rules/customers'
import { and, eq, sql as raw } from 'drizzle-orm'
import { suppressions } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'

interface NewSuppression {
  hashes: readonly bigint[]
  channel: SuppressionChannel
  reason: SuppressionReason
  suppressedBy: number
  path: string
}

/** Apart from imports, so that none lifts one. */
export const suppressionsStore = store((sql) => ({
  /** The same again changes nothing. */
  async add({ hashes, ...one }: NewSuppression): Promise<void> {
    await sql
      .insert(suppressions)
      .values(hashes.map((hash) => ({ ...one, hash })))
      .onConflictDoNothing()
  },

  /** All that hold for a market: those of its own, of its brand and of all. */
  holdingAt(path: string) {
    const { hash, channel, reason } = suppressions
    return sql
      .select({ hash: raw<string>`${hash}::text`, channel, reason })
      .from(suppressions)
      .where(raw`starts_with(${path}, ${suppressions.path})`)
  },

  async erasedAt(path: string): Promise<Set<bigint>> {
    const rows = await sql
      .select({ hash: suppressions.hash })
      .from(suppressions)
      .where(
        and(eq(suppressions.reason, 'ERASED'), raw`starts_with(${path}, ${suppressions.path})`),
      )
    return new Set(rows.map(({ hash }) => hash))
  },
}))
