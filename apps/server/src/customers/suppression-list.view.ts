import type {
  OptOutReason,
  SuppressionChannel,
  SuppressionReason,
  SuppressionSource,
} from '@marquee/rules/customers'
import { METRO } from '@marquee/rules/markets'
import { and, asc, desc, eq, ne, or, sql as raw, type SQL } from 'drizzle-orm'
import {
  campaigns,
  households,
  markets,
  marketVersions,
  people,
  suppressions,
} from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'
import { personOf } from './suppressions.store.ts'

export interface SuppressionFilters {
  part: string
  emailHash: bigint | undefined
  channel: SuppressionChannel | undefined
  reason: SuppressionReason | undefined
  source: SuppressionSource | undefined
}

interface Page {
  size: number
  offset: number
  isRising: boolean
}

export type ListedRow = Awaited<
  ReturnType<ReturnType<typeof suppressionListView>['search']>
>[number]
export type KnownRow = Awaited<ReturnType<ReturnType<typeof suppressionListView>['known']>>[number]

const { channel, reason, path, hash } = suppressions

/** Suppressions as a list shows them: each person once, however many hashes stand for them. */
export const suppressionListView = store((sql, scope) => ({
  search(filters: SuppressionFilters, { size, offset, isRising }: Page) {
    const at = raw<Date>`min(${suppressions.suppressedAt})`.mapWith(suppressions.suppressedAt)
    const key = raw<number>`min(${suppressions.key})`
    return sql
      .select({
        key,
        channel,
        reason,
        path,
        at,
        source: raw<SuppressionSource>`min(${suppressions.source})`,
        why: raw<OptOutReason | null>`min(${suppressions.why})`,
        marketName: raw<string | null>`min(${markets.name})`,
        campaignName: raw<string | null>`min(${campaigns.name})`,
        by: raw<string | null>`min(${people.name})`,
        hashes: raw<string[]>`array_agg(${hash}::text)`,
      })
      .from(suppressions)
      .leftJoin(markets, and(eq(markets.path, path), ne(markets.type, METRO)))
      .leftJoin(campaigns, eq(campaigns.key, suppressions.campaignKey))
      .leftJoin(people, eq(people.key, suppressions.suppressedBy))
      .where(matching(filters, scope))
      .groupBy(personOf, channel, reason, path)
      .having(withHash(filters))
      .orderBy(isRising ? asc(at) : desc(at), isRising ? asc(key) : desc(key))
      .limit(size)
      .offset(offset)
  },

  async count(filters: SuppressionFilters): Promise<number> {
    const each = sql
      .select({ one: raw`1`.as('one') })
      .from(suppressions)
      .where(matching(filters, scope))
      .groupBy(personOf, channel, reason, path)
      .having(withHash(filters))
      .as('each')
    const [row] = await sql.select({ all: raw<number>`count(*)::integer` }).from(each)
    return row?.all ?? 0
  },

  /** Households in the scope that serve and still have one of these hashes. */
  known: (hashes: readonly bigint[]) =>
    sql
      .select({
        marketKey: households.marketKey,
        household: households.household,
        path: households.path,
        personHash: households.personHash,
        emailHash: households.emailHash,
        firstName: households.firstName,
        lastName: households.lastName,
        email: households.email,
      })
      .from(households)
      .innerJoin(
        marketVersions,
        and(
          eq(marketVersions.marketKey, households.marketKey),
          eq(marketVersions.dataVersion, households.version),
        ),
      )
      .where(
        and(
          or(isAmong(households.personHash, hashes), isAmong(households.emailHash, hashes)),
          within(households.path, scope),
        ),
      )
      .orderBy(asc(households.marketKey), asc(households.household)),
}))

function matching(
  { part, channel: by, reason: why, source }: SuppressionFilters,
  scope: string,
): SQL | undefined {
  return and(
    within(path, scope),
    within(path, part),
    by && eq(channel, by),
    why && eq(reason, why),
    source && eq(suppressions.source, source),
  )
}

const withHash = ({ emailHash }: SuppressionFilters): SQL | undefined =>
  emailHash === undefined ? undefined : raw`bool_or(${hash} = ${emailHash})`
