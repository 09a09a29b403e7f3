import { pathBelow } from '@marquee/rules/access'
import { METRO } from '@marquee/rules/markets'
import { and, eq } from 'drizzle-orm'
import { markets } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'
import { within, type MarketRow } from './markets.store.ts'

/** Metro markets: one for each group of dealers, at the place where the group lies. */
export const metroMarketsStore = store((sql, scope) => ({
  async add(name: string, hierarchyId: string, at: MarketRow): Promise<number> {
    const [created] = await sql
      .insert(markets)
      .values({
        name,
        hierarchyId,
        parentKey: at.key,
        path: at.path,
        type: METRO,
        sourceId: METRO,
        status: 'ACTIVE',
        timeZone: at.timeZone,
        isEnrolled: false,
        isDaaEligible: false,
      })
      .returning({ key: markets.key })
    const { key } = created as { key: number }
    // Its place and its id are made of its key.
    await sql
      .update(markets)
      .set({ path: pathBelow(at.path, key), sourceId: `${METRO}-${key}` })
      .where(eq(markets.key, key))
    return key
  },

  /** The market at which its group lies. */
  async placeOf(key: number): Promise<number | undefined> {
    const [row] = await sql
      .select({ parentKey: markets.parentKey })
      .from(markets)
      .where(metro(key, scope))
    return row?.parentKey ?? undefined
  },

  async rename(key: number, name: string): Promise<void> {
    await sql.update(markets).set({ name }).where(metro(key, scope))
  },

  async remove(key: number): Promise<void> {
    await sql.delete(markets).where(metro(key, scope))
  },
}))

const metro = (key: number, scope: string) =>
  and(eq(markets.key, key), eq(markets.type, METRO), within(markets.path, scope))
