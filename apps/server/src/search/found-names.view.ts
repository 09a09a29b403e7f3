import { MATCHES, type Match } from '@marquee/rules/matching'
import { METRO, type MarketType } from '@marquee/rules/markets'
import { looksForParts } from '@marquee/rules/search'
import { and, asc, ne, sql as raw, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { readableCoupons } from '../coupons/index.ts'
import { coupons, markets, people } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { containing, store } from '../platform/sql/index.ts'

/** Places by name, dealer id or city, coupons by offer or heading, and people by name or email, by a folded text. */
export const foundNamesView = store((sql, scope) => ({
  async markets(text: string, most: number) {
    const { key, name, type, sourceId, city, hierarchyId, path } = markets
    const looked = lookedFor(text, [name, sourceId, city])
    const placeType = raw<MarketType>`${type}`
    const rows = await sql
      .select({ key, name, type: placeType, sourceId, city, hierarchyId, rank: looked.rank })
      .from(markets)
      .where(and(within(path, scope), ne(type, METRO), looked.holds))
      .orderBy(asc(looked.rank), asc(raw`folded(${name})`), asc(key))
      .limit(most)
    return rows.map(matched)
  },

  async coupons(text: string, most: number) {
    const { key, offerTitle: name, heading, status } = coupons
    const looked = lookedFor(text, [name, heading])
    const rows = await sql
      .select({ key, name, heading, status, rank: looked.rank })
      .from(coupons)
      .where(and(readableCoupons(sql, scope), looked.holds))
      .orderBy(asc(looked.rank), asc(raw`folded(${name})`), asc(key))
      .limit(most)
    return rows.map(({ status: now, ...row }) => ({ ...matched(row), isActive: now === 'ACTIVE' }))
  },

  async people(text: string, most: number) {
    const { key, name, email, level, homeMarketKey, path } = people
    const looked = lookedFor(text, [name, email])
    const home = raw<string>`(SELECT m.name FROM markets m WHERE m.key = ${homeMarketKey})`
    const rows = await sql
      .select({ key, name, email, level, home, rank: looked.rank })
      .from(people)
      .where(and(within(path, scope), looked.holds))
      .orderBy(asc(looked.rank), asc(raw`folded(${name})`), asc(key))
      .limit(most)
    return rows.map(matched)
  },
}))

function matched<Row extends { rank: number }>({ rank, ...row }: Row) {
  const match: Match = MATCHES[rank] ?? 'PART'
  return { ...row, match }
}

/** Which rows hold the text in one of the columns, and the place of each in the list of matches. */
function lookedFor(text: string, columns: readonly AnyPgColumn[]) {
  const pattern = containing(text) ?? ''
  const inOne = (condition: (column: AnyPgColumn) => SQL) =>
    raw`(${raw.join(columns.map(condition), raw` OR `)})`
  const begins = inOne((column) => raw`starts_with(folded(${column}), ${text})`)
  return {
    holds: looksForParts(text) ? inOne((column) => raw`folded(${column}) LIKE ${pattern}`) : begins,
    rank: raw<number>`CASE WHEN ${inOne((column) => raw`folded(${column}) = ${text}`)} THEN 0
      WHEN ${begins} THEN 1 ELSE 2 END`,
  }
}
