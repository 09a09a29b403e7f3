import { and, asc, count, desc, eq } from 'drizzle-orm'
import {
  campaigns,
  markets,
  printPackages,
  printPieces,
  printReceipts,
  sendings,
} from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store, type Sql } from '../platform/sql/index.ts'

const MOST_LISTED = 500

export type PackageSeen = Awaited<ReturnType<ReturnType<typeof printPackagesView>['list']>>[number]

const found = (sql: Sql) =>
  sql
    .select({
      pack: printPackages,
      market: { key: markets.key, name: markets.name },
      campaignKey: sendings.campaignKey,
      campaignStatus: campaigns.status,
      sending: sendings.state,
    })
    .from(printPackages)
    .innerJoin(sendings, eq(sendings.key, printPackages.sendingKey))
    .innerJoin(campaigns, eq(campaigns.key, sendings.campaignKey))
    .innerJoin(markets, eq(markets.key, printPackages.marketKey))

/** Packages, how they were handed over, and what printers said of them, as far as they lie in the person's scope. */
export const printPackagesView = store((sql, scope) => ({
  list: (part: string) =>
    found(sql)
      .where(and(within(printPackages.path, part), within(printPackages.path, scope)))
      .orderBy(desc(printPackages.mailOn), desc(printPackages.key))
      .limit(MOST_LISTED),

  async one(key: number): Promise<PackageSeen | undefined> {
    const [row] = await found(sql).where(
      and(eq(printPackages.key, key), within(printPackages.path, scope)),
    )
    return row
  },

  receipts: (keys: readonly number[]) =>
    sql
      .select()
      .from(printReceipts)
      .where(and(isAmong(printReceipts.packageKey, keys), within(printReceipts.path, scope)))
      .orderBy(asc(printReceipts.packageKey), asc(printReceipts.number)),

  outcomes(keys: readonly number[]) {
    const { packageKey, outcome } = printPieces
    return sql
      .select({ packageKey, outcome, count: count() })
      .from(printPieces)
      .where(and(isAmong(packageKey, keys), within(printPieces.path, scope)))
      .groupBy(packageKey, outcome)
  },
}))
