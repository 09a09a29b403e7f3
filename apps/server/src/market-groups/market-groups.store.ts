import type { MarketPath } from '@marquee/rules/access'
import { and, eq, inArray, notInArray, sql as raw, type SQL } from 'drizzle-orm'
import {
  marketGroupMarkets,
  marketGroups,
  marketGroupUsers,
  markets,
  people,
} from '../db/schema/index.ts'
import { within, type MarketRow } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'
import { openDealersOf } from './group-dealers.view.ts'

export type GroupRow = typeof marketGroups.$inferSelect

/** Which dealers "all" means. */
export interface AllOf {
  text?: string | undefined
  excluded: readonly number[]
}

/** Groups that lie in the person's scope, their dealers and their users. */
export const marketGroupsStore = store((sql, scope) => ({
  async find(key: number): Promise<GroupRow | undefined> {
    const [row] = await sql
      .select()
      .from(marketGroups)
      .where(and(eq(marketGroups.key, key), within(marketGroups.path, scope)))
    return row
  },

  /** The groups that lie in a part of the scope, by name. */
  allWithin: (part: string): Promise<GroupRow[]> =>
    sql
      .select()
      .from(marketGroups)
      .where(and(within(marketGroups.path, scope), within(marketGroups.path, part)))
      .orderBy(raw`lower(${marketGroups.name})`, marketGroups.key),

  /** Undefined when the place has a group of this name already. */
  async insert(group: Omit<GroupRow, 'key' | 'version'>): Promise<GroupRow | undefined> {
    const [row] = await sql.insert(marketGroups).values(group).onConflictDoNothing().returning()
    return row
  },

  /** Is the name another group's at the same place? */
  async isTaken(name: string, path: MarketPath, except?: number): Promise<boolean> {
    const rows = await sql
      .select({ key: marketGroups.key })
      .from(marketGroups)
      .where(
        and(eq(raw`lower(${marketGroups.name})`, name.toLowerCase()), eq(marketGroups.path, path)),
      )
    return rows.some(({ key }) => key !== except)
  },

  /** Undefined when another person saved the group since it was read. */
  async save(
    stored: Pick<GroupRow, 'key' | 'version'>,
    name: string,
  ): Promise<GroupRow | undefined> {
    const [row] = await sql
      .update(marketGroups)
      .set({ name, version: stored.version + 1 })
      .where(and(eq(marketGroups.key, stored.key), eq(marketGroups.version, stored.version)))
      .returning()
    return row
  },

  async remove(key: number): Promise<boolean> {
    const { rowCount } = await sql
      .delete(marketGroups)
      .where(and(eq(marketGroups.key, key), within(marketGroups.path, scope)))
    return rowCount === 1
  },

  async addMarkets(
    groupKey: number,
    dealers: readonly Pick<MarketRow, 'key' | 'path'>[],
  ): Promise<void> {
    if (dealers.length === 0) return
    await sql
      .insert(marketGroupMarkets)
      .values(dealers.map(({ key, path }) => ({ groupKey, marketKey: key, path })))
      .onConflictDoNothing()
  },

  /** In one statement, however many there are. */
  async addAll(group: GroupRow, filters: AllOf): Promise<number> {
    const { rowCount } = await sql
      .insert(marketGroupMarkets)
      .select(
        sql
          .select({
            groupKey: raw`${group.key}::integer`.as('group_key'),
            marketKey: markets.key,
            path: markets.path,
          })
          .from(markets)
          .where(all(group, filters, scope)),
      )
      .onConflictDoNothing()
    return rowCount ?? 0
  },

  /** Afterwards the group holds exactly what "all" means, as far as the person sees. */
  async removeAllBut(group: GroupRow, filters: AllOf): Promise<void> {
    const remaining = sql
      .select({ key: markets.key })
      .from(markets)
      .where(all(group, filters, scope))
    await sql
      .delete(marketGroupMarkets)
      .where(
        and(
          eq(marketGroupMarkets.groupKey, group.key),
          within(marketGroupMarkets.path, scope),
          notInArray(marketGroupMarkets.marketKey, remaining),
        ),
      )
  },

  async removeMarkets(groupKey: number, keys: readonly number[]): Promise<void> {
    await sql
      .delete(marketGroupMarkets)
      .where(
        and(
          eq(marketGroupMarkets.groupKey, groupKey),
          isAmong(marketGroupMarkets.marketKey, keys),
          within(marketGroupMarkets.path, scope),
        ),
      )
  },

  async addUsers({ key, path }: Pick<GroupRow, 'key' | 'path'>, keys: readonly number[]) {
    if (keys.length === 0) return
    await sql
      .insert(marketGroupUsers)
      .values(keys.map((personKey) => ({ groupKey: key, personKey, path })))
      .onConflictDoNothing()
  },

  async removeUsers(groupKey: number, keys: readonly number[]): Promise<void> {
    if (keys.length === 0) return
    await sql
      .delete(marketGroupUsers)
      .where(
        and(eq(marketGroupUsers.groupKey, groupKey), isAmong(marketGroupUsers.personKey, keys)),
      )
  },

  /** Of the users, only those whom the person sees. */
  async removeSeenUsers({ key }: GroupRow): Promise<void> {
    const seen = sql.select({ key: people.key }).from(people).where(within(people.path, scope))
    await sql
      .delete(marketGroupUsers)
      .where(and(eq(marketGroupUsers.groupKey, key), inArray(marketGroupUsers.personKey, seen)))
  },
}))

function all(group: GroupRow, { text, excluded }: AllOf, scope: string): SQL {
  return and(
    ...openDealersOf(group.hierarchyId, text, scope),
    ...(excluded.length > 0 ? [notInArray(markets.key, [...excluded])] : []),
  ) as SQL
}
