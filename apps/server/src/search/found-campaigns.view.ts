import { and, asc, eq, gte, like, lt, or, sql as raw, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { visible } from '../campaigns/index.ts'
import { campaigns, searchColumns } from '../db/schema/index.ts'
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
  numbered: (number: number) => keysOf(sql, and(eq(key, number), visible(scope)), 1),

  beginningWith: (text: string, most: number): Promise<number[]> =>
    keysOf(sql, and(begins(text), visible(scope), isOnce), most),

  holding(text: string, most: number): Promise<number[]> {
    const holds = inOne((column) => like(column, containing(text) ?? ''))
    return keysOf(sql, and(visible(scope), holds, beginsNot(text), isOnce), most)
  },
}))

const searched = Object.values(searchColumns)

const inOne = (says: (column: AnyPgColumn) => SQL | undefined): SQL | undefined =>
  or(...searched.map(says))

const begins = (text: string): SQL | undefined =>
  inOne((column) => and(gte(column, text), lt(column, text + LAST)))

const beginsNot = (text: string): SQL | undefined =>
  and(...searched.map((column) => or(lt(column, text), gte(column, text + LAST))))

// Children have their parent's name: they are listed only where the parent is out of sight. As a
// subquery for each row, so that not all campaigns are joined.
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
