import { and, asc, eq } from 'drizzle-orm'
import { marketGroupMarkets, marketGroupUsers, people } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

/** The dealers and users of groups, as far as they lie in the scope. */
export const membersView = store((sql, scope) => ({
  dealers: (groups: readonly number[]) =>
    sql
      .select({ group: marketGroupMarkets.groupKey, key: marketGroupMarkets.marketKey })
      .from(marketGroupMarkets)
      .where(
        and(isAmong(marketGroupMarkets.groupKey, groups), within(marketGroupMarkets.path, scope)),
      )
      .orderBy(asc(marketGroupMarkets.path)),

  users: (groups: readonly number[]) =>
    sql
      .select({ group: marketGroupUsers.groupKey, key: people.key })
      .from(marketGroupUsers)
      .innerJoin(people, eq(people.key, marketGroupUsers.personKey))
      .where(and(isAmong(marketGroupUsers.groupKey, groups), within(people.path, scope)))
      .orderBy(asc(people.name), asc(people.key)),
}))
