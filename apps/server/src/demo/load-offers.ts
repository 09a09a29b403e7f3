import { sql as raw } from 'drizzle-orm'
import { demoDraw, demoOffer, type DemoMarket } from '@marquee/demo'
import { offerCodes } from '../db/schema/index.ts'
import { offerCodesStore } from '../pieces/index.ts'
import type { Sql } from '../platform/sql/index.ts'

/** Two customers of the demo dealer hold a coupon; one of them has been there with it. */
export async function loadOffers(
  sql: Sql,
  markets: readonly DemoMarket[],
  pathOf: (marketKey: number) => string,
): Promise<void> {
  // Where the dealer of the demo is at home: see people.ts.
  const dealer = markets.find(({ sourceId }) => sourceId === '204100') as DemoMarket
  const path = pathOf(dealer.key)
  const issue = (label: string) =>
    offerCodesStore(sql, path).issue(demoOffer(dealer), { key: dealer.key, path }, 1, () =>
      demoDraw(label),
    )
  await issue('used')
  await sql.update(offerCodes).set({ usedAt: raw`now()` })
  await issue('open')
}
