import { and, asc, count, desc, eq, exists, ilike, or, sql as raw, type SQL } from 'drizzle-orm'
import { marketGroupMarkets, marketGroups, marketGroupUsers, people } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { containing, isAmong, type Sql, store } from '../platform/sql/index.ts'
import type { GroupRow } from './market-groups.store.ts'

export interface GroupFilters {
  /** Only groups at or below this path, and those that the person may choose. */
  part: string
  hierarchyId?: string | undefined
  text?: string | undefined
  /** Only groups with one of these dealers. */
  withOneOf?: readonly number[] | undefined
  page: number
  size: number
  sort?: 'name' | 'marketCount' | undefined
  direction: 'ASCENDING' | 'DESCENDING'
}

export interface GroupWithUsers {
  group: GroupRow
  marketCount: number
  users: { key: number; name: string }[]
}

/** Groups that lie in the person's scope, and those that were shared with them. */
export const marketGroupsView = store((sql, scope) => {
  const select = () =>
    sql.select({ group: marketGroups, marketCount: marketCount(scope) }).from(marketGroups)

  return {
    async find(key: number, personKey: number): Promise<GroupWithUsers | undefined> {
      const rows = await select().where(
        and(eq(marketGroups.key, key), readable(sql, scope, personKey)),
      )
      return (await withUsers(sql, rows, scope))[0]
    },

    async list(criteria: GroupFilters, personKey: number) {
      const where = and(readable(sql, criteria.part, personKey), ...conditions(sql, criteria))
      const rows = await select()
        .where(where)
        .orderBy(...order(criteria))
        .limit(criteria.size)
        .offset(criteria.page * criteria.size)
      const [total] = await sql.select({ all: count() }).from(marketGroups).where(where)
      return { groups: await withUsers(sql, rows, scope), totalElements: total?.all ?? 0 }
    },
  }
})

/** How many of a group's dealers the person sees. */
const marketCount = (scope: string) =>
  raw<number>`(
  SELECT count(*)::integer FROM ${marketGroupMarkets}
   WHERE ${marketGroupMarkets.groupKey} = ${marketGroups.key}
     AND ${within(marketGroupMarkets.path, scope)})`.as('market_count')

function readable(sql: Sql, part: string, personKey: number): SQL {
  const mine = sql
    .select({ one: raw`1` })
    .from(marketGroupUsers)
    .where(
      and(
        eq(marketGroupUsers.groupKey, marketGroups.key),
        eq(marketGroupUsers.personKey, personKey),
      ),
    )
  return or(within(marketGroups.path, part), exists(mine)) as SQL
}

function conditions(sql: Sql, criteria: GroupFilters): SQL[] {
  const { hierarchyId, text, withOneOf } = criteria
  const like = containing(text)
  return [
    ...(hierarchyId ? [eq(marketGroups.hierarchyId, hierarchyId)] : []),
    ...(like ? [ilike(marketGroups.name, like)] : []),
    ...(withOneOf ? [hasOneOf(sql, withOneOf)] : []),
  ]
}

function hasOneOf(sql: Sql, dealerKeys: readonly number[]): SQL {
  const shared = sql
    .select({ one: raw`1` })
    .from(marketGroupMarkets)
    .where(
      and(
        eq(marketGroupMarkets.groupKey, marketGroups.key),
        isAmong(marketGroupMarkets.marketKey, dealerKeys),
      ),
    )
  return exists(shared)
}

function order({ sort = 'name', direction }: GroupFilters): SQL[] {
  const column = sort === 'name' ? raw`lower(${marketGroups.name})` : raw`market_count`
  return [direction === 'DESCENDING' ? desc(column) : asc(column), asc(marketGroups.key)]
}

/** The users whom the person sees, by name. */
async function withUsers(
  sql: Sql,
  rows: readonly { group: GroupRow; marketCount: number }[],
  scope: string,
): Promise<GroupWithUsers[]> {
  const keys = rows.map(({ group }) => group.key)
  if (keys.length === 0) return []
  const users = await sql
    .select({ groupKey: marketGroupUsers.groupKey, key: people.key, name: people.name })
    .from(marketGroupUsers)
    .innerJoin(people, eq(people.key, marketGroupUsers.personKey))
    .where(and(isAmong(marketGroupUsers.groupKey, keys), within(people.path, scope)))
    .orderBy(people.name, people.key)
  return rows.map((row) => ({
    ...row,
    users: users
      .filter(({ groupKey }) => groupKey === row.group.key)
      .map(({ key, name }) => ({ key, name })),
  }))
}
