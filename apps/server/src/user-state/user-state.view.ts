import type { UserLevel } from '@marquee/rules/access'
import { contains, type MarketPath } from '@marquee/rules/access'
import type { Placed } from '../markets/index.ts'
import { prepared, store } from '../platform/sql/index.ts'

/** What a person works in: their last choice, or their home when they never chose. */
export interface WorkPlace {
  market: (Placed['market'] & { path: MarketPath }) | null
  parent: string | null
  grandparent: string | null
  brand: { id: string; name: string; marketKey: number; isSecondBrand: boolean } | null
  level: UserLevel | null
}

// Every screen starts with this read, so it is one statement.
const workPlace = prepared<WorkPlace>(
  'user-state',
  `SELECT to_json(m) AS market, parent.name AS parent, grandparent.name AS grandparent,
          to_json(b) AS brand, chosen.level
     FROM (SELECT $1::integer AS person_key) me
     LEFT JOIN person_selections chosen USING (person_key)
     LEFT JOIN LATERAL (
       SELECT key, path, name, source_id AS "sourceId", type, status, hierarchy_id AS "hierarchyId",
              city, state, time_zone AS "timeZone", parent_key AS "parentKey"
         FROM markets
        WHERE key = CASE WHEN chosen.person_key IS NULL THEN $2 ELSE chosen.market_key END) m ON true
     LEFT JOIN markets parent ON parent.key = m."parentKey"
     LEFT JOIN markets grandparent ON grandparent.key = parent.parent_key
     LEFT JOIN LATERAL (
       SELECT id, name, market_key AS "marketKey", is_second_brand AS "isSecondBrand"
         FROM hierarchies WHERE id = coalesce(m."hierarchyId", chosen.hierarchy_id)) b ON true`,
)

export const workPlaceView = store((sql, scope) => ({
  async of(personKey: number, homeMarketKey: number): Promise<WorkPlace> {
    const [row] = await workPlace(sql, [personKey, homeMarketKey])
    const place = row as WorkPlace
    // A choice that has left the person's scope in the meantime is as if it had never been made.
    const isTheirs = place.market !== null && contains(scope, place.market.path)
    return isTheirs ? place : { ...place, market: null }
  },
}))
