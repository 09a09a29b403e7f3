import { METRO } from '@marquee/rules/markets'
import { and, asc, eq, ne } from 'drizzle-orm'
import { marketVersions, markets } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

const { version, checksum, households, asOf } = marketVersions
const { key: marketKey, sourceId, name } = markets

export type MarketData = Awaited<ReturnType<ReturnType<typeof marketDataView>['dealers']>>[number]

/** Dealers in the person's scope, and which version of their customers serves; none: no file is there. */
export const marketDataView = store((sql, scope) => {
  const dealers = (...where: Parameters<typeof and>) =>
    sql
      .select({ marketKey, sourceId, name, version, checksum, households, asOf })
      .from(markets)
      .leftJoin(marketVersions, eq(marketVersions.marketKey, markets.key))
      .where(and(ne(markets.type, METRO), within(markets.path, scope), ...where))
      .orderBy(asc(markets.key))
  return {
    dealers: (keys: readonly number[]) => dealers(isAmong(markets.key, keys)),

    /** Those of a brand that are open, in a part of the scope. */
    openDealers: (hierarchyId: string, part: string) =>
      dealers(
        eq(markets.hierarchyId, hierarchyId),
        eq(markets.type, 'DEALER'),
        eq(markets.status, 'ACTIVE'),
        within(markets.path, part),
      ),
  }
})
