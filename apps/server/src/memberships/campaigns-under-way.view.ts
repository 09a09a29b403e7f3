import { CAMPAIGN_STATUSES, hasEnded } from '@marquee/rules/campaigns'
import { sql as raw } from 'drizzle-orm'
import { campaigns } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

interface Membership {
  groupKey: number
  dealerKey: number
}

const ENDED = CAMPAIGN_STATUSES.filter(hasEnded)

export const nameOfMembership = ({ groupKey, dealerKey }: Membership): string =>
  `${groupKey} ${dealerKey}`

/** In how many campaigns of a group that are under way a dealer takes part. */
export const campaignsUnderWayView = store((sql, scope) => ({
  async count(leaving: readonly Membership[]): Promise<ReadonlyMap<string, number>> {
    if (leaving.length === 0) return new Map()
    const { rows } = await sql.execute<{ groupKey: number; dealerKey: number; count: number }>(raw`
      SELECT one."groupKey", one."dealerKey", count(*)::integer AS count
        FROM jsonb_to_recordset(${JSON.stringify(leaving)})
             AS one("groupKey" integer, "dealerKey" integer)
        JOIN ${campaigns} metro ON metro.group_key = one."groupKey" AND metro.parent_key IS NULL
        JOIN ${campaigns} child ON child.parent_key = metro.key AND child.market_key = one."dealerKey"
       WHERE NOT ${isAmong(raw`metro.status`, ENDED)} AND ${within(raw`child.path`, scope)}
       GROUP BY 1, 2`)
    return new Map(rows.map((row) => [nameOfMembership(row), row.count]))
  },
}))
