import { and, asc, eq, gte, like, lt, or, sql as raw, type SQL } from 'drizzle-orm'
import { visible } from '../campaigns/index.ts'
import { campaigns } from '../db/schema/index.ts'
import { containing, store, type Sql } from '../platform/sql/index.ts'

/** The last sign there is: in front of it stands all that begins with a text. */
const LAST = String.fromCodePoint(0x10_ff_ff)

const { key, searchName, path } = campaigns

/**
 * Campaigns by their folded names. A beginning is a range of the index of names, which a comparison
 * may use under row-level security and a pattern may not; parts of names are looked for along all of
 * that index, and only where beginnings are too few.
 */
export const foundCampaignsView = store((sql, scope) => ({
  /** The campaign of this number, where the person sees it. */
  numbered: (wanted: number) => keysOf(sql, and(eq(key, wanted), visible(scope)), 1),

  beginningWith(text: string, most: number): Promise<number[]> {
    const begins = and(gte(searchName, text), lt(searchName, text + LAST))
    return keysOf(sql, and(begins, visible(scope), isOnce), most)
  },

  holding(text: string, most: number): Promise<number[]> {
    const beginsNot = or(lt(searchName, text), gte(searchName, text + LAST))
    const holds = like(searchName, containing(text) ?? '')
    return keysOf(sql, and(visible(scope), holds, beginsNot, isOnce), most)
  },
}))

// Children bear their parent's name: they stand for it only where it is out of sight. Asked of each row
// by itself, so that nothing is joined with all there are.
const isOnce = raw`CASE WHEN campaigns.parent_key IS NULL THEN true ELSE NOT EXISTS (
  SELECT FROM campaigns parent WHERE parent.key = campaigns.parent_key) END`

async function keysOf(sql: Sql, where: SQL | undefined, most: number): Promise<number[]> {
  const rows = await sql
    .select({ key })
    .from(campaigns)
    .where(where)
    .orderBy(asc(searchName), asc(path), asc(key))
    .limit(most)
  return rows.map((row) => row.key)
}
