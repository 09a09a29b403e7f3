import type { MarketPath, UserLevel } from '@marquee/rules/access'
import type { Placed } from '../markets/index.ts'
import { CALLER, prepared, store } from '../platform/sql/index.ts'

/** What a person works in: their last choice, or their home when they never chose. */
export interface WorkPlace {
  market: (Placed['market'] & { path: MarketPath }) | null
  parent: string | null
  grandparent: string | null
  brand: { id: string; name: string; marketKey: number; isSecondBrand: boolean } | null
  level: UserLevel | null
  homes: readonly HomeOfPerson[]
}

/** As the database knows it, which alone sees the homes outside the present one. */
interface HomeOfPerson {
  key: number
  level: UserLevel
  market: string
  brand: string | null
  is_here: boolean
  is_invitation: boolean
  is_new: boolean
}

type Row = WorkPlace & Record<string, unknown>

// Every screen starts with this read, so it is one statement. A choice that has left the person's scope
// in the meantime is as if it had never been made; the brands above them are theirs, the markets not.
export const ownWorkPlace = prepared<Row>(
  'own_work_place',
  `SELECT to_json(m) AS market, parent.name AS parent, grandparent.name AS grandparent,
          to_json(b) AS brand, chosen.level,
          (SELECT json_agg(home) FROM homes_of_person() home) AS homes
     FROM people me
     LEFT JOIN person_selections chosen ON chosen.person_key = me.key AND
          CASE WHEN chosen.market_key IS NOT NULL
            THEN EXISTS (SELECT FROM markets
                          WHERE key = chosen.market_key AND starts_with(markets.path, me.path))
            ELSE chosen.hierarchy_id IS NULL
              OR EXISTS (SELECT FROM hierarchies
                          WHERE id = chosen.hierarchy_id AND (starts_with(hierarchies.path, me.path)
                                                           OR starts_with(me.path, hierarchies.path))) END
     LEFT JOIN LATERAL (
       SELECT key, path, name, source_id AS "sourceId", type, status, hierarchy_id AS "hierarchyId",
              city, state, time_zone AS "timeZone", parent_key AS "parentKey"
         FROM markets
        WHERE key = CASE WHEN chosen.person_key IS NULL THEN me.home_market_key
                         ELSE chosen.market_key END) m ON true
     LEFT JOIN markets parent ON parent.key = m."parentKey"
     LEFT JOIN markets grandparent ON grandparent.key = parent.parent_key
     LEFT JOIN LATERAL (
       SELECT id, name, market_key AS "marketKey", is_second_brand AS "isSecondBrand"
         FROM hierarchies WHERE id = coalesce(m."hierarchyId", chosen.hierarchy_id)) b ON true
    WHERE me.key = ${CALLER}`,
)

export const workPlaceView = store((sql) => ({
  async own(): Promise<WorkPlace> {
    const [row] = (await ownWorkPlace.rows(sql)) as [Row]
    return row
  },
}))
