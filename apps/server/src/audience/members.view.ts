import { and, eq, inArray, or } from 'drizzle-orm'
import { households, marketVersions } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'
import type { Member } from './engine/audience-engine.gateway.ts'

const { marketKey, household, firstName, lastName, line1, city, state, postalCode } = households
const { email, lastVisitOn, vehicles } = households

export type MemberRow = Awaited<ReturnType<ReturnType<typeof membersView>['all']>>[number]

/** Customers in the person's scope, as they are known now. */
export const membersView = store((sql, scope) => ({
  async all(members: readonly Member[]) {
    const keys = [...new Set(members.map((one) => one.marketKey))]
    if (keys.length === 0) return []
    const ofMarket = (key: number) =>
      and(
        eq(marketKey, key),
        inArray(
          household,
          members.filter((one) => one.marketKey === key).map((one) => one.household),
        ),
      )
    return sql
      .select({
        marketKey,
        household,
        firstName,
        lastName,
        line1,
        city,
        state,
        postalCode,
        email,
        lastVisitOn,
        vehicles,
      })
      .from(households)
      .innerJoin(
        marketVersions,
        and(
          eq(marketVersions.marketKey, marketKey),
          eq(marketVersions.dataVersion, households.version),
        ),
      )
      .where(and(within(households.path, scope), or(...keys.map(ofMarket))))
  },
}))
