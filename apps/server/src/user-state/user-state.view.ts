import { contains, isAboveOrAt, type MarketPath, type UserLevel } from '@marquee/rules/access'
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

interface Row extends WorkPlace {
  askedMarket: number | null
  askedBrand: string | null
  brandPath: MarketPath | null
}

// Every screen starts with this read, so it is one statement.
const workPlace = prepared<Row>(
  'user-state',
  `SELECT to_json(m) AS market, parent.name AS parent, grandparent.name AS grandparent,
          to_json(b) AS brand, chosen.level, home_or_chosen AS "askedMarket",
          chosen.hierarchy_id AS "askedBrand", brands.path AS "brandPath"
     FROM (SELECT $1::integer AS person_key) me
     LEFT JOIN person_selections chosen USING (person_key)
    CROSS JOIN LATERAL (
       SELECT CASE WHEN chosen.person_key IS NULL THEN $2 ELSE chosen.market_key END) asked(home_or_chosen)
     LEFT JOIN LATERAL (
       SELECT key, path, name, source_id AS "sourceId", type, status, hierarchy_id AS "hierarchyId",
              city, state, time_zone AS "timeZone", parent_key AS "parentKey"
         FROM markets WHERE key = home_or_chosen) m ON true
     LEFT JOIN markets parent ON parent.key = m."parentKey"
     LEFT JOIN markets grandparent ON grandparent.key = parent.parent_key
     LEFT JOIN hierarchies brands ON brands.id = coalesce(m."hierarchyId", chosen.hierarchy_id)
     LEFT JOIN LATERAL (
       SELECT brands.id, brands.name, brands.market_key AS "marketKey",
              brands.is_second_brand AS "isSecondBrand"
        WHERE brands.id IS NOT NULL) b ON true`,
)

export const workPlaceView = store((sql, scope) => ({
  async of(personKey: number, homeMarketKey: number): Promise<WorkPlace> {
    const [chosen] = (await workPlace(sql, [personKey, homeMarketKey])) as [Row]
    if (isStillTheirs(chosen, scope)) return chosen
    const [home] = (await workPlace(sql, [null, homeMarketKey])) as [Row]
    return home
  },
}))

/** A choice that has left the person's scope in the meantime is as if it had never been made. */
function isStillTheirs({ market, brandPath, ...asked }: Row, scope: MarketPath): boolean {
  if (asked.askedMarket !== null) return market !== null && contains(scope, market.path)
  if (asked.askedBrand === null) return true
  return brandPath !== null && (contains(scope, brandPath) || isAboveOrAt(brandPath, scope))
}
