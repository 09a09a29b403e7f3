import type { MarketPath } from '@marquee/rules/access'
import { CAMPAIGN_STATUSES, hasEnded } from '@marquee/rules/campaigns'
import { METRO } from '@marquee/rules/markets'
import { sql as raw } from 'drizzle-orm'
import { campaigns, markets } from '../db/schema/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'
import { within } from '../markets/index.ts'

interface Move {
  key: number
  path: MarketPath
  /** The path of what it is moved below. */
  target: MarketPath
}

const ENDED = CAMPAIGN_STATUSES.filter(hasEnded)

/** Which of these moves would take a dealer out of a group that has a campaign with it under way. */
export const campaignsLeftView = store((sql, scope) => ({
  async byMoves(moves: readonly Move[]): Promise<Set<number>> {
    const { rows } = await sql.execute<{ key: number }>(raw`
      SELECT DISTINCT move.key
        FROM jsonb_to_recordset(${JSON.stringify(moves)}) AS move(key integer, path text, target text)
        JOIN ${campaigns} child ON starts_with(child.path, move.path) AND child.parent_key IS NOT NULL
        JOIN ${campaigns} metro ON metro.key = child.parent_key
        JOIN ${markets} own ON own.key = metro.market_key
        LEFT JOIN ${markets} place ON place.key = own.parent_key AND own.type = ${METRO}
       WHERE NOT ${isAmong(raw`metro.status`, ENDED)} 
         AND NOT starts_with(move.target, coalesce(place.path, own.path))
         AND ${within(raw`child.path`, scope)}`)
    return new Set(rows.map(({ key }) => key))
  },
}))
