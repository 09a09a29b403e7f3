import type { DemoCoupon } from '@marquee/demo'
import { pathBelow } from '@marquee/rules/access'
import { discountsOf } from '@marquee/rules/coupons'
import { coupons, marketGroups } from '../db/schema/index.ts'
import type { Sql } from '../platform/sql/index.ts'

interface Brand {
  id: string
  path: string
  couponSource: string
}

const CREATED_AT = new Date('2026-09-01T15:00:00Z')
/** Created by the first of the demo's people. */
const CREATED_BY = 1

/** The coupons of the demo; their keys are their places in the list. */
export async function loadCoupons(
  sql: Sql,
  list: readonly DemoCoupon[],
  brands: readonly Brand[],
  pathOf: (marketKey: number) => string,
): Promise<void> {
  const groups = await sql.select().from(marketGroups)
  await sql.insert(coupons).values(
    list.map(({ scope, hierarchyId, dealer, group, heading, offerTitle, ...more }, place) => {
      const { endDate, status, ...content } = more
      const brand = brands.find(({ id }) => id === hierarchyId) as Brand
      const created = groups.find(({ name }) => name === group?.name)
      return {
        key: place + 1,
        scope,
        hierarchyId,
        heading,
        offerTitle,
        content,
        endDate,
        status,
        discounts: discountsOf(content),
        source: brand.couponSource,
        marketKey: dealer?.key ?? null,
        groupKey: created?.key ?? null,
        savedBy: CREATED_BY,
        savedAt: CREATED_AT,
        path: created
          ? pathBelow(created.path, created.marketKey)
          : dealer
            ? pathOf(dealer.key)
            : brand.path,
      }
    }),
  )
}
