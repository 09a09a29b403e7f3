import type { MarketPath } from '@marquee/rules/access'
import { and, asc, count, eq, ilike, ne } from 'drizzle-orm'
import { markets, people } from '../db/schema/index.ts'
import { reaching, within } from '../markets/index.ts'
import { containing, isAmong, store } from '../platform/sql/index.ts'

/** People in the person's scope, as far as they may be given a group. */
export const groupUsersView = store((sql, scope) => ({
  /** The places of these people; a person outside the scope is missing. */
  placesOf: (keys: readonly number[]): Promise<{ key: number; path: MarketPath }[]> =>
    sql
      .select({ key: people.key, path: people.path })
      .from(people)
      .where(and(isAmong(people.key, keys), within(people.path, scope))),

  async candidates(group: MarketPath, text: string | undefined, page: number, size: number) {
    const like = containing(text)
    const where = and(
      within(people.path, scope),
      // Above, at or below the group's place, as the rule wants it.
      reaching(people.path, group),
      ne(people.status, 'DEACTIVATED'),
      ...(like ? [ilike(people.name, like)] : []),
    )
    const users = await sql
      .select({ key: people.key, name: people.name, homeName: markets.name })
      .from(people)
      .innerJoin(markets, eq(markets.key, people.homeMarketKey))
      .where(where)
      .orderBy(asc(people.name), asc(people.key))
      .limit(size)
      .offset(page * size)
    const [total] = await sql.select({ all: count() }).from(people).where(where)
    return { users, totalElements: total?.all ?? 0 }
  },
}))
