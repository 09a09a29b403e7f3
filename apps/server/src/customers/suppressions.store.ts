import {
  leftOfSuppression,
  type SuppressionChannel,
  type SuppressionReason,
} from '@marquee/rules/customers'
import { and, eq, ne, sql as raw } from 'drizzle-orm'
import { suppressions } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

interface NewSuppression {
  hashes: readonly bigint[]
  channel: SuppressionChannel
  reason: SuppressionReason
  suppressedBy: number | null
  /** Else now. */
  suppressedAt?: Date
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

  /** Of a place and below; answers how many there were. What is left by another channel still holds. */
  async lift(
    hashes: readonly bigint[],
    lifted: SuppressionChannel,
    place: string,
  ): Promise<number> {
    const held = await sql
      .select()
      .from(suppressions)
      .where(
        and(
          isAmong(suppressions.hash, hashes),
          ne(suppressions.reason, 'ERASED'),
          within(suppressions.path, place),
        ),
      )
      .for('update')
    const changed = held.filter(({ channel }) => leftOfSuppression(channel, lifted) !== channel)
    if (changed.length === 0) return 0
    const keys = changed.map(({ key }) => key)
    await sql.delete(suppressions).where(isAmong(suppressions.key, keys))
    const left = changed.flatMap(({ key: _, ...one }) => {
      const channel = leftOfSuppression(one.channel, lifted)
      return channel ? [{ ...one, channel }] : []
    })
    if (left.length > 0) await sql.insert(suppressions).values(left).onConflictDoNothing()
    return changed.length
  },

  /** All that hold for a market: those of its own, of its brand and of all. */
  holdingAt(path: string) {
    const { hash, channel, reason } = suppressions
    return sql
      .select({ hash: raw<string>`${hash}::text`, channel, reason })
      .from(suppressions)
      .where(raw`starts_with(${path}, ${suppressions.path})`)
  },

  /** Those of these people that hold for a market. */
  standing: (hashes: readonly bigint[], path: string) =>
    sql
      .select()
      .from(suppressions)
      .where(
        and(isAmong(suppressions.hash, hashes), raw`starts_with(${path}, ${suppressions.path})`),
      ),

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
