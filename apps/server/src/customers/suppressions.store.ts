import {
  leftOfSuppression,
  type OptOutReason,
  type SuppressionChannel,
  type SuppressionReason,
  type SuppressionSource,
} from '@marquee/rules/customers'
import { and, eq, gt, inArray, ne, sql as raw } from 'drizzle-orm'
import { suppressions } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

interface Suppressed {
  /** By which one person is known. */
  hashes: readonly bigint[]
  channel: SuppressionChannel
  why: SuppressionReason
}

interface NewSuppression {
  hashes: readonly bigint[]
  channel: SuppressionChannel
  reason: SuppressionReason
  suppressedBy: number | null
  /** Else now. */
  suppressedAt?: Date
  path: string
  /** Else a person who looks after customers. */
  source?: SuppressionSource
  campaignKey?: number | null
  why?: OptOutReason | null
}

type SuppressionRow = typeof suppressions.$inferSelect

interface Campaign {
  campaignKey: number
}

/** Did the recipient choose this by the link in an email of this campaign? */
export const isOptOutBy = (
  { reason, source, campaignKey }: SuppressionRow,
  by: Campaign,
): boolean => reason === 'OPTED_OUT' && BY_LINK.includes(source) && campaignKey === by.campaignKey

const BY_LINK: readonly SuppressionSource[] = ['UNSUBSCRIBE_PAGE', 'ONE_CLICK']

interface ListedEntry {
  channel: SuppressionChannel
  reason: SuppressionReason
  path: string
  keys: number[]
  hashes: bigint[]
}

/** By which the list shows several hashes as one person. */
export const personOf = raw<bigint>`coalesce(${suppressions.firstHash}, ${suppressions.hash})`

interface TakenBack {
  hashes: readonly bigint[]
  recipient: Campaign
  since: Date
}

/** Apart from imports, so that none lifts one. */
export const suppressionsStore = store((sql, scope) => ({
  /** The same again changes nothing. */
  async add({ hashes, ...one }: NewSuppression): Promise<void> {
    await sql
      .insert(suppressions)
      .values(hashes.map((hash) => ({ ...one, hash, firstHash: hashes[0] ?? null })))
      .onConflictDoNothing()
  },

  /** Many people at once, as a list: a value for each of thousands takes longer to write than to store. */
  async addAll(
    people: readonly Suppressed[],
    {
      path,
      suppressedBy,
      source,
    }: Pick<NewSuppression, 'path' | 'suppressedBy'> & { source: SuppressionSource },
  ): Promise<void> {
    const rows = people.flatMap(({ hashes, channel, why }) =>
      hashes.map((hash) => ({ hash, first: hashes[0] ?? hash, channel, why })),
    )
    if (rows.length === 0) return
    await sql.execute(raw`
      INSERT INTO ${suppressions} (hash, first_hash, channel, reason, path, suppressed_by, source)
      SELECT hash, first_hash, channel, reason, ${path}, ${suppressedBy}, ${source}
        FROM unnest(${raw.param(rows.map(({ hash }) => String(hash)))}::bigint[],
                    ${raw.param(rows.map(({ first }) => String(first)))}::bigint[],
                    ${raw.param(rows.map(({ channel }) => channel))}::text[],
                    ${raw.param(rows.map(({ why }) => why))}::text[])
             AS named (hash, first_hash, channel, reason)
          ON CONFLICT DO NOTHING`)
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

  /** What a recipient chose by a link since then; answers at which places. */
  async takeBack({ hashes, recipient, since }: TakenBack): Promise<string[]> {
    const lifted = await sql
      .delete(suppressions)
      .where(
        and(
          isAmong(suppressions.hash, hashes),
          eq(suppressions.reason, 'OPTED_OUT'),
          inArray(suppressions.source, BY_LINK),
          eq(suppressions.campaignKey, recipient.campaignKey),
          gt(suppressions.suppressedAt, since),
        ),
      )
      .returning({ path: suppressions.path })
    return [...new Set(lifted.map(({ path }) => path))]
  },

  /** One entry of the list: all hashes by which one person was suppressed at once. */
  async findListed(key: number): Promise<ListedEntry | undefined> {
    const [one] = await sql
      .select()
      .from(suppressions)
      .where(and(eq(suppressions.key, key), within(suppressions.path, scope)))
      .for('update')
    if (!one) return undefined
    const rows = await sql
      .select({ key: suppressions.key, hash: suppressions.hash })
      .from(suppressions)
      .where(
        and(
          eq(personOf, one.firstHash ?? one.hash),
          eq(suppressions.channel, one.channel),
          eq(suppressions.reason, one.reason),
          eq(suppressions.path, one.path),
        ),
      )
    const { channel, reason, path } = one
    const keys = rows.map((row) => row.key)
    return { channel, reason, path, keys, hashes: rows.map(({ hash }) => hash) }
  },

  async delete(keys: readonly number[]): Promise<void> {
    await sql
      .delete(suppressions)
      .where(and(isAmong(suppressions.key, keys), within(suppressions.path, scope)))
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
